import type { Colour } from './colour.ts';
import { dahlia, peony, ranunculus, rose } from './flowers/full-flowers.ts';
import { anemone, cosmos, daisy, poppy, tulip } from './flowers/open-flowers.ts';
import type { Head } from './flowers/parts.ts';
import type { Sheet } from './sheet.ts';
import { group, num, type Point } from './svg.ts';

/** The flowers that can be drawn as seen from the front. */
export const FLOWER_KINDS = [
  'daisy',
  'poppy',
  'peony',
  'anemone',
  'dahlia',
  'cosmos',
  'rose',
  'tulip',
  'ranunculus',
] as const;

/** A kind of flower. */
export type FlowerKind = (typeof FLOWER_KINDS)[number];

/** Draws the head of a flower, `turn` degrees about its stalk. */
export function flower(
  sheet: Sheet,
  kind: FlowerKind,
  centre: Point,
  radius: number,
  colour: Colour,
  turn = 0,
): string {
  const head = HEADS[kind](sheet, centre, radius, colour);
  return turn === 0
    ? head
    : group(head, { transform: `rotate(${num(turn)} ${num(centre[0])} ${num(centre[1])})` });
}

const HEADS: Readonly<Record<FlowerKind, Head>> = {
  daisy,
  poppy,
  peony,
  anemone,
  dahlia,
  cosmos,
  rose,
  tulip,
  ranunculus,
};
