import {
  BOARD_PIN_DESCRIPTION_MAX,
  BOARD_TITLE_MAX,
  collapseWhitespace,
  GRID_TITLE_MAX,
  isWebLink,
  truncateGraphemes,
} from '@pegboard/types';
import { boardDescriptionSchema, boardNameSchema } from '../../../pins/boards/index.ts';
import { pinTexts } from '../../../pins/pins/index.ts';
import type { ImportedPin } from '../import-item.ts';
import { z } from 'zod';

const UNITS_MAX = 20_000;
const BOARD_DESCRIPTION_MAX = 500;
const pinTextsSchema = z.object(pinTexts);

/** Returns a text on one line, and of at most `max` visible characters. */
const fit = (text: string | null, max: number): string =>
  truncateGraphemes(collapseWhitespace((text ?? '').slice(0, UNITS_MAX).toWellFormed()), max);

/** The texts of a Pin as they are stored, and whether one was shortened or left out. */
export type FittedTexts = {
  readonly title: string | null;
  readonly description: string | null;
  readonly altText: string | null;
  readonly link: string | null;
  readonly isChanged: boolean;
};

/** Shortens the texts of a Pin to the lengths that the site stores, and leaves out a link that is not one. Throws `ZodError`. */
export function fitPinTexts(
  pin: Pick<ImportedPin, 'title' | 'description' | 'altText' | 'link'>,
): FittedTexts {
  const link = pin.link !== null && pin.link.length <= LINK_MAX && isWebLink(pin.link) ? pin.link : '';
  const sent = {
    title: fit(pin.title, GRID_TITLE_MAX),
    description: fit(pin.description, BOARD_PIN_DESCRIPTION_MAX),
    alt_text: fit(pin.altText, BOARD_PIN_DESCRIPTION_MAX),
    link,
  };
  const texts = pinTextsSchema.parse(sent);
  const isSame = (given: string | null, stored: string): boolean =>
    collapseWhitespace((given ?? '').toWellFormed()) === stored;
  return {
    title: texts.title ?? null,
    description: texts.description ?? null,
    altText: texts.alt_text ?? null,
    link: texts.link ?? null,
    isChanged: !(
      isSame(pin.title, sent.title) &&
      isSame(pin.description, sent.description) &&
      isSame(pin.altText, sent.alt_text) &&
      (pin.link ?? '') === sent.link
    ),
  };
}
const LINK_MAX = 2000;

/** Returns the name of a board or section, shortened; with the ending ` (n)` from the second on. Throws `ZodError`. */
export function fitName(name: string, nth = 1): string {
  const ending = nth === 1 ? '' : ` (${nth})`;
  return boardNameSchema.parse(fit(name, BOARD_TITLE_MAX - ending.length) + ending);
}

/** Returns the description of a board, shortened; null for none. Throws `ZodError`. */
export function fitBoardDescription(text: string | null): string | null {
  const known = (text ?? '').slice(0, UNITS_MAX).toWellFormed();
  return boardDescriptionSchema.parse(truncateGraphemes(known, BOARD_DESCRIPTION_MAX));
}
