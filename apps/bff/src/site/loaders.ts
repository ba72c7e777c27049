import { boardLoaders, type BoardLoaders } from '../pins/boards/index.ts';
import { accountLoaders, type AccountLoaders } from '../people/accounts/index.ts';
import { businessLoaders, type BusinessLoaders } from '../business/business/index.ts';
import { commentLoaders, type CommentLoaders } from '../pins/comments/index.ts';
import type { Deps } from './deps.ts';
import { exploreLoaders, type ExploreLoaders } from '../discovery/explore/index.ts';
import { feedbackLoaders, type FeedbackLoaders } from '../safety/feedback/index.ts';
import { followLoaders, type FollowLoaders } from '../relationships/follows/index.ts';
import { pinLoaders, type PinLoaders } from '../pins/pins/index.ts';
import { reactionLoaders, type ReactionLoaders } from '../pins/reactions/index.ts';
import { shopLoaders, type ShopLoaders } from '../discovery/shop/index.ts';
import type { Viewer } from '../platform/http/viewer.ts';

/** The batched reads of one request: one statement a kind and level, whatever the number of pins (BF-03). */
export type Loaders = AccountLoaders &
  BoardLoaders &
  BusinessLoaders &
  CommentLoaders &
  ExploreLoaders &
  FeedbackLoaders &
  FollowLoaders &
  PinLoaders &
  ReactionLoaders &
  ShopLoaders;

/** Loaders for one request of this viewer. */
export function createLoaders(deps: Pick<Deps, 'db'>, viewer: Viewer): Loaders {
  return {
    ...accountLoaders(deps, viewer),
    ...boardLoaders(deps, viewer),
    ...businessLoaders(deps),
    ...commentLoaders(deps, viewer),
    ...exploreLoaders(deps, viewer),
    ...feedbackLoaders(deps, viewer),
    ...followLoaders(deps, viewer),
    ...pinLoaders(deps, viewer),
    ...reactionLoaders(deps, viewer),
    ...shopLoaders(deps, viewer),
  };
}
