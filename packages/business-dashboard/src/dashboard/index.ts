export { Dashboard, type DashboardProps } from './dashboard.tsx';
export { dashboardMessages, type DashboardMessages } from './messages.ts';
export type {
  DashboardData,
  AudienceGroup,
  ReportingPeriod,
  TimeSeriesPoint,
  TopBoard,
  TopPin,
} from './model/data.ts';
export { formatViewSearch, parseView, type DashboardView, type Granularity } from './model/view.ts';
export type { CountChange } from './model/change.ts';
export type { Counts } from './model/data.ts';
