import type { MutesQueryVariables } from '../../data/generated/graphql.ts';

/** The path of the list of mutes. */
export const MUTED_PATH = '/settings/muted/';

/** The kinds of mutes, in the order of their tabs. */
export const MUTED_KINDS = ['word', 'member', 'site', 'topic'] as const;

/** One of `MUTED_KINDS`. */
export type MutedKind = (typeof MUTED_KINDS)[number];

/** Entries per page. */
const PAGE_SIZE = 50;

/** Returns the path of the list of one kind. */
export const mutedPath = (kind: MutedKind): string =>
  kind === 'word' ? MUTED_PATH : `${MUTED_PATH}?${new URLSearchParams({ kind })}`;

/** Returns the page of mutes that an address names: words without a known kind. */
export function mutesOf(search: URLSearchParams): MutesQueryVariables & { readonly kind: MutedKind } {
  const kind = MUTED_KINDS.find((each) => each === search.get('kind')) ?? 'word';
  return { kind, first: PAGE_SIZE, after: search.get('after') };
}
