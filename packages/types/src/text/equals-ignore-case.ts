/** Whether a text from outside is this word, which is given in small letters, however it is spelled there. */
export const equalsIgnoreCase = (text: string | null | undefined, word: string): boolean =>
  typeof text === 'string' && text.toLowerCase() === word;
