/** Letters that Unicode does not decompose: their usual spelling in ASCII, and the variants of Arabic letters. */
const REPLACED: Readonly<Record<string, string>> = {
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
const REPLACEABLE = new RegExp(`[${Object.keys(REPLACED).join('')}]`, 'gu');
/** Combining accents, Hebrew points, Arabic vowel signs and the tatweel: writers leave them out. */
const OPTIONAL_MARKS = /[\u{300}-\u{36f}\u{591}-\u{5c7}\u{610}-\u{61a}\u{64b}-\u{65f}\u{670}\u{640}]/gu;
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
    .replaceAll(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replaceAll(REPLACEABLE, (letter) => REPLACED[letter] ?? letter);
}
