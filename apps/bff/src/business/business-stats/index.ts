import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { businessStatsResources } from './resources.ts';

export { purgeStats, rollUpStats } from './jobs.ts';
export { rangeBefore, type DayRange } from './ranges.ts';
export { readTopPins, type TopPin } from './read-blocks.ts';
export { readDashboard, readPeriod, type Dashboard, type DashboardParams } from './read-dashboard.ts';
export { countEngaged } from './read-engaged.ts';
export { dayAt, dayNumber } from './blocks.ts';
export { readVideoPlays, type VideoPlays } from './read-video-plays.ts';
export { rollUp } from './roll-up.ts';

/** Business statistics: aggregated from the event log by a job, and read from the sums (BD-05). */
export function businessStatsModule(deps: Deps): Module {
  return { resources: businessStatsResources(deps) };
}
