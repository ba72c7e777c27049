/** Isolates a name in an Arabic sentence, so that its direction does not reorder the sentence. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
