/** Returns the language (ISO 639-1) of a locale: `en` for `en-US`. */
export const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase();
