/** Reads of secondary content, without which the page is still useful. */
const BESIDE: ReadonlySet<string> = new Set([
  'RelatedPins',
  'BoardIdeas',
  'SuggestedBoards',
  'PinComments',
  'InviteCode',
]);

/**
 * Returns whether a read has low priority, so that a busy site rejects it first: secondary content, and pages
 * of a list after the first, which are prefetched.
 */
export function isLowPriority(operation: string, { after }: { readonly after?: unknown }): boolean {
  return BESIDE.has(operation) || typeof after === 'string';
}
