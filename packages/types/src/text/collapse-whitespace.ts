/** All white space but single spaces, so that most texts are returned unchanged. */
const TO_COLLAPSE = /\s{2,}|[^\S ]/gu;

/** Returns a text trimmed and with every run of white space collapsed to one space. Source: §5, TY-21. */
export const collapseWhitespace = (text: string): string => text.replace(TO_COLLAPSE, ' ').trim();
