/** Returns whether a text equals a lower-case word, ignoring case. */
export const equalsIgnoreCase = (text: string | null | undefined, word: string): boolean =>
  typeof text === 'string' && text.toLowerCase() === word;
