import { toSingleLine, truncateGraphemes, type Pin } from '@pegboard/types';

/** Maximum length of alt text in characters (chosen), to keep screen reader output short. */
const ALT_MAX = 500;

/** Returns the alt text of the image: altText, otherwise autoAltText, otherwise the title (PC-01). */
export function cardAlt(pin: Pin): string {
  for (const text of [pin.altText, pin.autoAltText, pin.title, pin.gridTitle]) {
    const line = toSingleLine(text);
    if (line !== '') return truncateGraphemes(line, ALT_MAX);
  }
  return '';
}
