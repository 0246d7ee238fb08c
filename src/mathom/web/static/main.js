/** Which page is wanted: the lobby, a table, or a replay. */

import { render } from './vendor/lit-html/lit-html.js';
import { trouble } from './chrome.js';
import './keys.js';
import { setLanguage, startLanguage } from './words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const [, first, id, what] = location.pathname.split('/');

async function start() {
  await setLanguage(startLanguage());
  if (first !== 'table' || !id) {
    const { Lobby } = await import('./lobby.js');
    await new Lobby(root).start();
  } else if (what === 'replay') {
    const { Replay } = await import('./replay.js');
    await new Replay(id, root).start();
  } else {
    const { LiveTable } = await import('./table.js');
    await new LiveTable(id, root).start();
  }
}

start().catch((error) => render(trouble(error.message), root));
