import {
  feedbackCategory,
  unfollowTarget,
  type FeedbackSurface,
  type FeedbackType,
  type HideSubject,
} from '@pegboard/feedback';
import type { Surface } from '@pegboard/pin-card';
import { pinType, VIEW_PARAMETERS, type Pin, type RecommendationReason } from '@pegboard/types';
import type { FeedbackFactsQuery } from '../../data/generated/graphql.ts';

/** The server's facts of a pin's source. */
export type FeedbackFacts = Extract<FeedbackFactsQuery['result'], { __typename: 'PinData' }>['data'];

/** Returns the subject of hiding a pin: the reason it is shown, and the followed source (FB-01). */
export function hideSubject(
  pin: Pin,
  facts: FeedbackFacts | undefined,
  where: { readonly surface?: Surface | undefined; readonly explicitType?: FeedbackType | undefined },
): HideSubject {
  const { surface, explicitType } = where;
  const known: Pin = facts
    ? { ...pin, ...facts, recommendationReason: facts && reasonOf(facts, surface) }
    : pin;
  const isRelated = surface === 'RelatedPinGrid' || surface === 'BoardIdeasGrid';
  const viewParameter = isRelated ? VIEW_PARAMETERS.plain : undefined;
  const category = feedbackCategory(known, { explicitType, viewParameter });
  return { category, explicitType, target: unfollowTarget(known, category, explicitType) };
}

/**
 * Returns the reason for a pin in the home feed: a followed source first, then its topic, otherwise the
 * viewer's interests.
 */
function reasonOf(facts: FeedbackFacts, surface: Surface | undefined): RecommendationReason | undefined {
  if (surface !== 'AuthHomefeed') return undefined;
  if (facts.board?.followedByMe) return { reason: 'RECENT_FOLLOWED_BOARD' };
  if (facts.pinner?.explicitlyFollowedByMe) return { reason: 'FOLLOWING_FEED' };
  return { reason: facts.sourceInterest?.followedByMe ? 'FOLLOWED_INTEREST' : 'RECENT_ACTIVITY' };
}

/** Returns the surface of a pin if hiding has a route of its own there (FB-02). */
export function getFeedbackSurface(
  pin: Pin,
  surface: Surface | undefined,
  page: { readonly search: string },
): FeedbackSurface | undefined {
  if (surface !== 'SearchItem') return undefined;
  return { kind: 'search', query: new URLSearchParams(page.search).get('q') ?? '', pinType: pinType(pin) };
}
