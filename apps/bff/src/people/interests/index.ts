import type { InterestRow } from './interest-row.ts';
import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { interestResources } from './resources.ts';
import { topicsToPick } from './topics-to-pick.ts';

export { findTopic } from './find-topic.ts';
export type { InterestRow } from './interest-row.ts';
export { interestFollows, interests } from './tables.ts';
export { topicsBelow } from './topics-below.ts';
export { topicsToPick } from './topics-to-pick.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Interest: InterestRow;
  }
}

/** Topics that pins belong to and members follow. */
export function interestsModule(deps: Deps): Module {
  return {
    resolvers: { Viewer: { topicsToPick: () => topicsToPick(deps.db) } },
    resources: interestResources(deps),
  };
}
