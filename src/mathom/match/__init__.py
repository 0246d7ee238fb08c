"""One game being played: history, undo, record file, narration."""
