import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { guestImageRoute } from './guest-image-route.ts';
import { reviewResources } from './review-resources.ts';
import { sharedBoardResources } from './shared-board-resources.ts';

export { purgeGuestImages } from './purge-guest-images.ts';

/** Boards by a link: the board as it is shown to those who have the link, and images that guests add for review. */
export function boardLinksModule(deps: Deps): Module {
  return {
    resources: [...sharedBoardResources(deps), ...reviewResources(deps)],
    routes: (app, show) => guestImageRoute(app, deps, show),
  };
}
