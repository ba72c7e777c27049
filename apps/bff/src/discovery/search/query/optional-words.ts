import { normalizeText } from '../../../platform/text/normalize-text.ts';

/**
 * Words by which people say that they look for ideas, in English, German and Arabic: a pin is about "pottery ideas" without having
 * the word "ideas". They count if a pin has them, and are not required.
 */
const OPTIONAL = `
  idea ideas inspiration inspirations inspo pin pins picture pictures photo photos image images best diy easy simple aesthetic
  ideen idee inspirationen bild bilder foto fotos einfach einfache beste schöne selber machen
  أفكار فكرة صور صورة إلهام أفضل سهلة
`;
const WORDS: ReadonlySet<string> = new Set(normalizeText(OPTIONAL).trim().split(/\s+/u));

/** Returns whether a normalized word is not required of a pin. */
export const isOptionalWord = (word: string): boolean => WORDS.has(word);
