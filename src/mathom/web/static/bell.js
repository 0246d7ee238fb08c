/** A notice of the browser when it is one's turn and the page is hidden. Who has missed a turn so is asked once whether he wants it. */

import { t } from './words.js';

const STORE = 'mathom.bell'; // yes, no, or nothing while nobody was asked

class Bell {
  get possible() {
    return 'Notification' in window;
  }

  get denied() {
    return this.possible && Notification.permission === 'denied';
  }

  get on() {
    return this.possible && localStorage.getItem(STORE) === 'yes' && Notification.permission === 'granted';
  }

  /** whether to ask: nobody did so before, and it could be allowed */
  get unasked() {
    return this.possible && !this.denied && localStorage.getItem(STORE) === null;
  }

  async accept() {
    const allowed = (await Notification.requestPermission()) === 'granted';
    localStorage.setItem(STORE, allowed ? 'yes' : 'no');
  }

  decline() {
    localStorage.setItem(STORE, 'no');
  }

  async toggle() {
    if (this.on) this.decline();
    else await this.accept();
  }

  /** @param {string} title */
  ring(title) {
    if (!this.on || document.visibilityState === 'visible') return;
    const notice = new Notification(title, { body: t('It is your turn.'), icon: 'static/icon.svg', tag: location.pathname });
    notice.onclick = () => { window.focus(); notice.close(); };
  }
}

export const bell = new Bell();
