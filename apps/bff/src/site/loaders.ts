import { boardLoaders } from '../pins/boards/index.ts';
import { accountLoaders } from '../people/accounts/index.ts';
import { businessLoaders } from '../business/business/index.ts';
import { commentLoaders } from '../pins/comments/index.ts';
import type { Deps } from './deps.ts';
import { exploreLoaders } from '../discovery/explore/index.ts';
import { feedbackLoaders } from '../safety/feedback/index.ts';
import { followLoaders } from '../relationships/follows/index.ts';
import { muteLoaders } from '../relationships/mutes/index.ts';
import { previewLoaders } from '../pins/link-previews/index.ts';
import { pinLoaders } from '../pins/pins/index.ts';
import { reactionLoaders } from '../pins/reactions/index.ts';
import { shopLoaders } from '../discovery/shop/index.ts';
import type { Loaders } from '../platform/graphql/loaders.ts';
import type { Viewer } from '../platform/http/viewer.ts';

/**
 * Creates the batched reads of one request of a viewer: one statement per kind and level, independent of the
 * number of pins (BF-03).
 */
export function createLoaders(deps: Pick<Deps, 'db'>, viewer: Viewer): Loaders {
  return {
    ...accountLoaders(deps, viewer),
    ...boardLoaders(deps, viewer),
    ...businessLoaders(deps),
    ...commentLoaders(deps, viewer),
    ...exploreLoaders(deps, viewer),
    ...feedbackLoaders(deps, viewer),
    ...followLoaders(deps, viewer),
    ...muteLoaders(deps, viewer),
    ...pinLoaders(deps, viewer),
    ...previewLoaders(deps, viewer),
    ...reactionLoaders(deps, viewer),
    ...shopLoaders(deps, viewer),
  };
}
