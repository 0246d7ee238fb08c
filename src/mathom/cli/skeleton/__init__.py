"""Skeleton: a small game that works, made by `mathom new-game`."""

from mathom.cli.skeleton.game import SkeletonGame as TheGame

__all__ = ["TheGame"]
