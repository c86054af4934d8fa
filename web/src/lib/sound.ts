// Soft sounds made on the spot; silent until somebody switches them on.

import { settings } from './settings.svelte';

export type Cue = 'turn' | 'card' | 'gain' | 'end';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  at: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (pitch: number, at: number, long: number, loud: number, shape: OscillatorType = 'sine'): Tone => ({ pitch, at, long, loud, shape });

const CUES: Record<Cue, readonly Tone[]> = {
  turn: [tone(587, 0, 0.5, 0.1), tone(880, 0.12, 0.7, 0.08)],
  card: [tone(196, 0, 0.09, 0.08, 'triangle'), tone(147, 0.03, 0.12, 0.06, 'triangle')],
  gain: [tone(988, 0, 0.18, 0.05), tone(1319, 0.05, 0.22, 0.04)],
  end: [tone(392, 0, 0.9, 0.08), tone(494, 0.14, 0.9, 0.08), tone(587, 0.28, 1.1, 0.08), tone(784, 0.42, 1.4, 0.07)],
};

let context: AudioContext | null = null;

function play(context: AudioContext, { pitch, at, long, loud, shape }: Tone): void {
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const swell = context.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(loud, start + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(swell).connect(context.destination);
  voice.start(start);
  voice.stop(start + long + 0.05);
}

/** Let a cue be heard, if sounds are on. */
export function sound(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of CUES[cue]) play(context, one);
}
