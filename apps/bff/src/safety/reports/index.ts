import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { moderationResources } from './moderation-resources.ts';
import { reportResources } from './resources.ts';
import { reportResolvers } from './resolvers.ts';

export { reapplyTakedowns } from './reapply-takedowns.ts';

/** Reports of pins, comments, members and boards, and moderators' decisions (FB-04). */
export function reportsModule(deps: Deps): Module {
  return {
    resources: [...reportResources(deps), ...moderationResources(deps)],
    resolvers: reportResolvers(deps),
  };
}
