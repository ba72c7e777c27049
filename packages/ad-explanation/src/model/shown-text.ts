/** What of a text can be shown in one line: without line breaks, control characters and turns of the reading direction. */
export function shownText(value: string | null | undefined): string | undefined {
  const text = value?.replaceAll(/[\s\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return text ? text : undefined;
}
