/**
 * Returns a text as a part of an address: its letters and digits of any script in lower case, with all else as single dashes
 * between them; empty for a text without any.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Returns the n-th address to try for a slug: the slug itself, then numbered ones. */
export function slugCandidate(slug: string, nth: number): string {
  return nth === 1 ? slug : `${slug}-${nth}`;
}
