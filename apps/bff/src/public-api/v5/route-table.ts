import type { VideoForms } from '../../pins/video-uploads/index.ts';
import { accountRoutes } from './account-routes.ts';
import type { AnyApiRoute } from './api-route.ts';
import { boardRoutes } from './board-routes.ts';
import { catalogRoutes } from './catalog-routes.ts';
import type { ApiPorts, Deps } from './deps.ts';
import { mediaRoutes } from './media-routes.ts';
import { pinRoutes } from './pin-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { sectionRoutes } from './section-routes.ts';

/** Returns every route of the public API. They are served, described and tested from this table. */
export function apiRoutes(deps: Deps & ApiPorts, forms: VideoForms): readonly AnyApiRoute[] {
  return [
    ...accountRoutes(deps),
    ...boardRoutes(deps),
    ...sectionRoutes(deps),
    ...pinRoutes(deps),
    ...mediaRoutes(deps, forms),
    ...searchRoutes(deps),
    ...catalogRoutes(deps),
  ];
}
