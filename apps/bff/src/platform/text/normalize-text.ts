/** Letters that Unicode does not decompose: their usual spelling in ASCII, and the variants of Arabic letters. */
export const REPLACED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};
const REPLACEABLE = new RegExp(`[${Object.keys(REPLACED_LETTERS).join('')}]`, 'gu');
/** Combining accents, Hebrew points, Arabic vowel signs and the tatweel, which writers leave out: ranges of code points. */
export const OPTIONAL_MARKS: readonly (readonly [from: number, to: number])[] = [
  [0x300, 0x36f],
  [0x591, 0x5c7],
  [0x610, 0x61a],
  [0x640, 0x640],
  [0x64b, 0x65f],
  [0x670, 0x670],
];
const OPTIONAL_MARK = new RegExp(
  `[${OPTIONAL_MARKS.map((range) => range.map((code) => `\\u{${code.toString(16)}}`).join('-')).join('')}]`,
  'gu',
);
/** Control and formatting characters, among them those of bidirectional text, and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/** Returns a text without the characters that are invisible, with single spaces: the form in which searches are shown. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Returns a text in the form in which texts are compared (SR-03, SR-04): compatible characters are one, in lower case, without
 * accents, points and apostrophes inside words; letters of Arabic that are written in several ways are one.
 */
export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(APOSTROPHE, '')
    .normalize('NFD')
    .replaceAll(OPTIONAL_MARK, '')
    .normalize('NFC')
    .replaceAll(REPLACEABLE, (letter) => REPLACED_LETTERS[letter] ?? letter);
}
