/** Which page is wanted: the lobby, a table, a replay, a lesson, what there is to learn of a game, or results. */

import { render } from './vendor/lit-html/lit-html.js';
import { here } from './address.js';
import { trouble } from './chrome.js';
import './keys.js';
import { setLanguage, startLanguage, t } from './words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const { missing } = root.dataset;
const [first, id, what] = here();

async function start() {
  await setLanguage(startLanguage());
  if (missing !== undefined) throw new Error(t('There is nothing at this address.'));
  if (first === 'learn' && id && what) {
    const { LessonTable } = await import('./lesson.js');
    await new LessonTable(id, what, root).start();
  } else if (first === 'learn' && id) {
    const { LearnPage } = await import('./learn.js');
    await new LearnPage(id, root).start();
  } else if (first === 'alone' && id) {
    const { Results } = await import('./alone.js');
    await new Results(id, root).start();
  } else if (first === 'decks' && id) {
    const { DeckPage } = await import('./decks.js');
    await new DeckPage(id, root).start();
  } else if (first === 'me') {
    const { MyPage } = await import('./me.js');
    await new MyPage(root).start();
  } else if (first !== 'table' || !id) {
    const { Lobby } = await import('./lobby.js');
    await new Lobby(root).start();
  } else if (what === 'review') {
    const { ReviewPage } = await import('./review.js');
    await new ReviewPage(id, root).start();
  } else if (what === 'replay') {
    const { Replay } = await import('./replay.js');
    await new Replay(id, root).start();
  } else {
    const [{ LiveTable }, { AdvisedTable, advised }] = await Promise.all([import('./table.js'), import('./advised.js')]);
    await new (advised(id) ? AdvisedTable : LiveTable)(id, root).start();
  }
}

start().catch((error) => render(trouble(error.message), root));
