import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { apiRoutes, describedEventsPost } from './api-routes.ts';

export { describedKnownEventsPost } from './api-routes.ts';
import { tagResources } from './tag-resources.ts';
import { tagRoutes } from './tag-routes.ts';
import { tokenResources } from './token-resources.ts';
import { uploadResources } from './upload-resources.ts';

export { EVENT_NAMES, EVENT_SOURCES, type EventName, type EventSource, isConversion } from './event-names.ts';
export { findTag, lastEvents, listTags, type TagRow, type TagWithStats } from './find-tags.ts';
export { noteAdClick } from './note-click.ts';
export { purgeConversions } from './purge-conversions.ts';
export {
  conversionEvents,
  conversionHours,
  conversionTags,
  conversionTokens,
  conversionUploads,
} from './tables.ts';

/**
 * Conversions on the sites of advertisers: tags, the conversions API and uploads, each counted exactly once
 * (BD-08).
 */
export function conversionsModule(deps: Deps): Module {
  return {
    resources: [...tagResources(deps), ...tokenResources(deps), ...uploadResources(deps)],
    routes(app) {
      tagRoutes(app, deps);
      apiRoutes(app, deps);
    },
    operations: [describedEventsPost],
  };
}
