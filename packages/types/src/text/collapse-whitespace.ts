/** A text without white space at its ends and with one space for every run of white space inside. Source: §5, TY-21. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/gu, ' ').trim();
