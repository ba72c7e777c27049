export { purgeStats, rollUpStats } from './jobs.ts';
export { readDashboard, type Dashboard, type DashboardWish } from './read-dashboard.ts';
export { rollUp } from './roll-up.ts';
