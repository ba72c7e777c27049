import type { Random } from '../art/random.ts';
import type { DemoPin } from './world.ts';

/** The media origins by label code (§3 of the specification), with their share. */
const MADE: readonly (readonly [code: number, share: number])[] = [
  [0, 0.1],
  [8, 0.08],
  [11, 0.05],
  [12, 0.03],
];

/** Returns the pins with media origins for some plain images: camera, handmade or model. */
export function withMedia(random: Random, pins: readonly DemoPin[]): readonly DemoPin[] {
  return pins.map((pin) => {
    if (pin.detail.kind !== 'image') return pin;
    const chance = random.fork(pin.key);
    const found = MADE.find(([, share]) => chance.chance(share));
    return found ? { ...pin, mediaType: found[0] } : pin;
  });
}
