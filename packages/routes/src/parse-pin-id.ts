/**
 * Returns the pin id of a `/pin/{slug}` slug: the text after the last double hyphen, or the whole slug.
 * Source: CU-01.
 */
export const parsePinId = (slug: string): string => {
  const hyphens = slug.lastIndexOf('--');
  return hyphens === -1 ? slug : slug.slice(hyphens + 2);
};
