import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { createUploadPolicies } from '../../pins/uploads/index.ts';
import { FEED_BYTES_MAX, FEED_TYPES } from '../catalog-records/index.ts';
import { describedFeedPost } from './describe-post.ts';
import { feedRoute } from './feed-route.ts';
import { merchantResources } from './merchant-resources.ts';
import { groupResources } from './group-resources.ts';
import { productResources } from './product-resources.ts';
import { catalogResources } from './resources.ts';

export { memberCatalogs } from './member-catalogs.ts';
export type { CatalogRow } from './find-catalog.ts';
export { applyRun } from './apply-run.ts';
export { readRun } from './read-run.ts';
export { fetchDueCatalogs, purgeCatalogRuns } from './scheduled-jobs.ts';

/** Product feeds that become pins, and merchant verification (BD-07). */
export function catalogsModule(deps: Deps): Module {
  const policies = createUploadPolicies({
    secret: deps.env.secret,
    now: deps.now,
    purpose: 'feed',
    bytesMax: FEED_BYTES_MAX,
    types: FEED_TYPES,
  });
  return {
    resources: [
      ...catalogResources(deps, policies),
      ...productResources(deps),
      ...groupResources(deps),
      ...merchantResources(deps),
    ],
    routes: (app) => feedRoute(app, deps, policies),
    operations: [describedFeedPost],
  };
}
