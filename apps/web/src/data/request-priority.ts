/** Reads beside what a page is about: it is of use without them. */
const BESIDE: ReadonlySet<string> = new Set(['RelatedPins', 'SuggestedBoards', 'PinComments', 'InviteCode']);

/**
 * Whether a read matters less than most, so that a site with too much to do may refuse it first: what stands beside the
 * thing itself, and every page of a list after its first, which is asked for ahead.
 */
export function isLowPriority(operation: string, { after }: { readonly after?: unknown }): boolean {
  return BESIDE.has(operation) || typeof after === 'string';
}
