/** All white space but single spaces: where there is none, as in nearly every text, nothing is made again. */
const TO_COLLAPSE = /\s{2,}|[^\S ]/gu;

/** A text without white space at its ends and with one space for every run of white space inside. Source: §5, TY-21. */
export const collapseWhitespace = (text: string): string => text.replace(TO_COLLAPSE, ' ').trim();
