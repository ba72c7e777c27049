import { boardLoaders, type BoardLoaders } from './boards/index.ts';
import { accountLoaders, type AccountLoaders } from './accounts/index.ts';
import { businessLoaders, type BusinessLoaders } from './business/index.ts';
import { commentLoaders, type CommentLoaders } from './comments/index.ts';
import type { Deps } from './deps.ts';
import { exploreLoaders, type ExploreLoaders } from './explore/index.ts';
import { feedbackLoaders, type FeedbackLoaders } from './feedback/index.ts';
import { followLoaders, type FollowLoaders } from './follows/index.ts';
import { pinLoaders, type PinLoaders } from './pins/index.ts';
import { reactionLoaders, type ReactionLoaders } from './reactions/index.ts';
import { shopLoaders, type ShopLoaders } from './shop/index.ts';
import type { Viewer } from './viewer.ts';

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
