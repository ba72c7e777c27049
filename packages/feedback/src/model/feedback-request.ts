import type { FeedbackCategory } from '@pegboard/types';
import type { FeedbackType } from './feedback-category.ts';
import type { ApiRequest } from './api-request.ts';
import type { UnfollowTarget } from './unfollow-target.ts';

/** The surface of a pin whose feedback has a route of its own; all others use `PinFeedbackResource`. */
export type FeedbackSurface =
  | { readonly kind: 'search'; readonly query: string; readonly pinType: string }
  /** Sent by a member, in a conversation or by an invite. */
  | { readonly kind: 'p2p' }
  | { readonly kind: 'news-hub'; readonly newsId: string };

/** The request that sends or undoes feedback on a pin. */
export type FeedbackRequest =
  | {
      readonly action: 'hide';
      readonly category: FeedbackCategory;
      readonly explicitType?: FeedbackType | undefined;
    }
  | { readonly action: 'unfollow'; readonly target: Pick<UnfollowTarget, 'kind'> }
  | { readonly action: 'undo' };

/**
 * Builds the request for feedback on a pin (§7, FB-02): hiding and unhiding a pin of a search, a message or a
 * notification have paths of their own; everything else uses `PinFeedbackResource`. An ad and explicit
 * feedback keep their type on every surface. Hiding followed content unfollows no one; an unfollow is a
 * request of its own.
 */
export function buildFeedbackRequest(
  pinId: string,
  request: FeedbackRequest,
  place?: FeedbackSurface,
): ApiRequest {
  if (
    place &&
    (request.action === 'undo' || (request.action === 'hide' && !hasTypeEverywhere(request.category)))
  )
    return pathCall(pinId, request.action, place);
  return {
    kind: 'resource',
    name: 'PinFeedback',
    action: 'update',
    options: { pin_id: pinId, feedback_type: typeOf(request) },
  };
}

function hasTypeEverywhere(category: FeedbackCategory): boolean {
  return category === 'promoted' || category === 'explicit';
}

function typeOf(request: FeedbackRequest): FeedbackType | 'undo' {
  if (request.action === 'undo') return 'undo';
  if (request.action === 'unfollow') return request.target.kind;
  if (request.category === 'explicit') return request.explicitType ?? 'default';
  return request.category === 'followed' ? 'default' : request.category;
}

function pathCall(pinId: string, action: 'hide' | 'undo', place: FeedbackSurface): ApiRequest {
  const id = encodeURIComponent(pinId);
  const way = action === 'hide' ? 'hide' : 'unhide';
  const call = (path: string, options: Readonly<Record<string, string>> = {}): ApiRequest => ({
    kind: 'path',
    method: 'PUT',
    path,
    options,
  });
  if (place.kind === 'news-hub')
    return call(`/v3/news_hub/${encodeURIComponent(place.newsId)}/pin/${id}/${action}/`);
  if (place.kind === 'p2p') return call(`/v3/p2p/${id}/${way}/`);
  return call(`/v3/search/${id}/${way}/`, { query: place.query, pin_type: place.pinType });
}
