/** Returns a text that is after all texts with a prefix, in the order of code points. */
export function prefixEnd(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
