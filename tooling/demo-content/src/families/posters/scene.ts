import type { Colour } from '../../art/colour.ts';
import type { Subject } from './kinds.ts';

/** The two short lines below a title, such as a date and a price. */
export const SMALL = [
  ['12 May - 30 June', 'Free entry'],
  ['Every Sunday', 'From 10 to 4'],
  ['Spring season', 'No. 7'],
  ['Summer 1964', 'Hall 3'],
  ['1 - 24 October', 'All welcome'],
  ['Edition 28', 'The old mill'],
] as const;

/** A poster with its words, colors and layout. */
export type Scene = {
  readonly subject: Subject;
  readonly title: string;
  readonly small: readonly [string, string];
  readonly isFramed: boolean;
  readonly isTitleFirst: boolean;
  readonly sheetColour: Colour;
  readonly ground: Colour;
  readonly tones: readonly Colour[];
  readonly weight: number;
};
