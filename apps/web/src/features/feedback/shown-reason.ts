import type { Surface } from '@pegboard/pin-card';

/** The reason for which a pin is shown; `name` is that of the board, the member, the topic or the search. */
export type ShownReason =
  | { readonly kind: 'board' | 'member' | 'topic' | 'search'; readonly name: string }
  | { readonly kind: 'ad' | 'activity' | 'related' | 'here' };

/** The facts of a pin's source that decide the reason. */
export type SourceFacts = {
  readonly isAd: boolean;
  readonly board?: { readonly name: string; readonly followedByMe: boolean } | null | undefined;
  readonly pinner?:
    | { readonly fullName: string; readonly username: string; readonly explicitlyFollowedByMe: boolean }
    | null
    | undefined;
  readonly sourceInterest?: { readonly name: string; readonly followedByMe: boolean } | null | undefined;
};

/**
 * Returns the reason for which a pin is shown (BY-13). An ad is shown because it is paid for. In the home feed the reason is a followed board, then
 * a followed member, then a followed topic, otherwise what the viewer saved and viewed: the order of the feedback on hidden pins (FB-01).
 * Elsewhere it is the page itself.
 */
export function shownReason(
  facts: SourceFacts,
  surface: Surface | undefined,
  query: string | null,
): ShownReason {
  if (facts.isAd) return { kind: 'ad' };
  if (surface === 'RelatedPinGrid' || surface === 'BoardIdeasGrid') return { kind: 'related' };
  if (surface === 'SearchItem') return query ? { kind: 'search', name: query } : { kind: 'here' };
  if (surface !== 'AuthHomefeed') return { kind: 'here' };
  const { board, pinner, sourceInterest } = facts;
  if (board?.followedByMe) return { kind: 'board', name: board.name };
  if (pinner?.explicitlyFollowedByMe) return { kind: 'member', name: pinner.fullName || pinner.username };
  if (sourceInterest?.followedByMe) return { kind: 'topic', name: sourceInterest.name };
  return { kind: 'activity' };
}
