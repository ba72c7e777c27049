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

/** What the site tells of what brought a pin. */
export type FeedbackFacts = Extract<FeedbackFactsQuery['result'], { __typename: 'PinData' }>['data'];

/** What hiding a pin is about: why it is there, and whom or what the viewer follows of it (FB-01). */
export function hideSubject(
  pin: Pin,
  facts: FeedbackFacts | undefined,
  where: { readonly surface?: Surface | undefined; readonly explicitType?: FeedbackType | undefined },
): HideSubject {
  const { surface, explicitType } = where;
  const known: Pin = facts
    ? { ...pin, ...facts, recommendationReason: facts && reasonOf(facts, surface) }
    : pin;
  const viewParameter = surface === 'RelatedPinGrid' ? VIEW_PARAMETERS.plain : undefined;
  const category = feedbackCategory(known, { explicitType, viewParameter });
  return { category, explicitType, target: unfollowTarget(known, category, explicitType) };
}

/** Why a pin stands in the home feed: what is followed first, then its topic, else the viewer's tastes. */
function reasonOf(facts: FeedbackFacts, surface: Surface | undefined): RecommendationReason | undefined {
  if (surface !== 'AuthHomefeed') return undefined;
  if (facts.board?.followedByMe) return { reason: 'RECENT_FOLLOWED_BOARD' };
  if (facts.pinner?.explicitlyFollowedByMe) return { reason: 'FOLLOWING_FEED' };
  return { reason: facts.sourceInterest?.followedByMe ? 'FOLLOWED_INTEREST' : 'RECENT_ACTIVITY' };
}

/** Where a pin stands, when hiding has a call of its own there (FB-02). */
export function getFeedbackSurface(
  pin: Pin,
  surface: Surface | undefined,
  page: { readonly search: string },
): FeedbackSurface | undefined {
  if (surface !== 'SearchItem') return undefined;
  return { kind: 'search', query: new URLSearchParams(page.search).get('q') ?? '', pinType: pinType(pin) };
}
