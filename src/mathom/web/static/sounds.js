/** Quiet sounds, made here: a card is a breath of noise, dice are knocks on wood, one's turn is two soft bells, the end a chord. */

const STORE = 'mathom.sound';
const LOUD = 0.16; // of what the device could do

/** @import {View} from './types.js' */

/** @typedef {'card' | 'dice' | 'turn' | 'end'} Kind */

class Sounds {
  constructor() {
    /** @type {AudioContext | undefined} */ this.context = undefined;
    /** @type {AudioBuffer | undefined} */ this.noise = undefined;
    this.last = -1;
    // a browser lets a page be heard only after somebody has touched it; what he did is drawn first
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => setTimeout(() => this.wake(), 150), true);
  }

  get on() {
    return localStorage.getItem(STORE) !== 'off';
  }

  toggle() {
    localStorage.setItem(STORE, this.on ? 'off' : 'on');
    if (this.on) this.play('turn');
  }

  wake() {
    if (!this.on || !('AudioContext' in window)) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
  }

  /** @param {Kind} kind */
  play(kind) {
    const { context } = this;
    if (!this.on || !context || context.state !== 'running' || document.visibilityState !== 'visible') return;
    const now = context.currentTime;
    if (kind === 'card' && now - this.last < 0.08) return; // many at once are one
    this.last = now;
    if (kind === 'card') this.breath(context, now, 0.09, 2600, 0.5);
    else if (kind === 'dice') for (const [i, after] of [0, 0.07, 0.13, 0.24, 0.31].entries()) this.breath(context, now + after, 0.035, 900 + 260 * (i % 3), 1.5);
    else if (kind === 'turn') [587.3, 880].forEach((tone, i) => this.bell(context, now + i * 0.13, tone, 0.5));
    else [293.7, 440, 587.3, 740].forEach((tone, i) => this.bell(context, now + i * 0.16, tone, 1.6));
  }

  /** a short noise of one colour @param {AudioContext} context @param {number} at @param {number} lasts @param {number} tone @param {number} force */
  breath(context, at, lasts, tone, force) {
    this.noise ??= hiss(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.noise });
    const colour = new BiquadFilterNode(context, { type: 'bandpass', frequency: tone, Q: 1.4 });
    source.connect(colour).connect(this.fades(context, at, lasts, force));
    source.start(at, Math.random() * 0.3, lasts + 0.05);
  }

  /** @param {AudioContext} context @param {number} at @param {number} tone @param {number} lasts */
  bell(context, at, tone, lasts) {
    for (const [times, force] of /** @type {const} */ ([[1, 0.5], [2.01, 0.16], [3.02, 0.06]])) {
      const source = new OscillatorNode(context, { frequency: tone * times });
      source.connect(this.fades(context, at, lasts / times, force));
      source.start(at);
      source.stop(at + lasts);
    }
  }

  /** @param {AudioContext} context @param {number} at @param {number} lasts @param {number} force */
  fades(context, at, lasts, force) {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUD * force, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    gain.connect(context.destination);
    return gain;
  }
}

/** half a second of noise @param {AudioContext} context */
function hiss(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sounds();

/** what is heard of a move @param {View} view @param {View} was @returns {Kind[]} */
export function soundsOf(view, was) {
  if (view.result && !was.result) return ['end'];
  const events = view.events ?? [];
  const asked = !!view.options?.length && !was.options?.length;
  const moved = events.some((e) => e.kind === 'move' || e.kind === 'reveal');
  return [...(events.some((e) => e.dice?.length) ? /** @type {Kind[]} */ (['dice']) : moved ? /** @type {Kind[]} */ (['card']) : []), ...(asked ? /** @type {Kind[]} */ (['turn']) : [])];
}
