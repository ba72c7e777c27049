import { collapseWhitespace, truncate } from '@pegboard/types';
import { Parser } from 'htmlparser2';

/** Code units that are read for each code unit of the result: markup, entities and spaces are dropped. */
const READ_FACTOR = 8;

/**
 * Returns a text of another site as one line of plain text, of at most `max` code units: control characters are removed,
 * white space is collapsed. Returns null for a text without content.
 */
export function toPlainLine(text: string | undefined, max: number): string | null {
  const plain = collapseWhitespace(
    (text ?? '').slice(0, max * READ_FACTOR).replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' '),
  );
  return plain === '' ? null : truncate(plain, max);
}

/** Returns what `toPlainLine` does for a text that may contain HTML tags and entities, as structured data often does. */
export function htmlToPlainLine(html: string, max: number): string | null {
  const read = html.slice(0, max * READ_FACTOR);
  if (!/[<&]/.test(read)) return toPlainLine(read, max);
  let text = '';
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
    onopentagname() {
      text += ' ';
    },
    onclosetag() {
      text += ' ';
    },
  });
  parser.write(read);
  parser.end();
  return toPlainLine(text, max);
}
