import type { Module } from '../../platform/http/module.ts';
import type { Deps, DraftPorts } from './deps.ts';
import { draftResources } from './resources.ts';
import { scheduleResources } from './schedule-resources.ts';

export type { DraftPorts } from './deps.ts';
export { publishScheduledJob } from './publish-scheduled.ts';
export { purgeDrafts } from './purge-drafts.ts';
export { queueDueDrafts } from './queue-due-drafts.ts';

/** Drafts of pins: stored, published once, scheduled. */
export function draftsModule(deps: Deps & DraftPorts): Module {
  return { resources: [...draftResources(deps), ...scheduleResources(deps)] };
}
