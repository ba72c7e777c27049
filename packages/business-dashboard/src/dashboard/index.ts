export { Dashboard, type DashboardProps } from './dashboard.tsx';
export { AudienceInsights, type AudienceInsightsProps } from './audience-insights.tsx';
export { audienceMessages, createAudienceFormats, type AudienceMessages } from './audience-messages.ts';
export {
  formatAudienceSearch,
  parseAudienceView,
  type AudienceInsightsData,
  type AudienceKind,
  type AudienceView,
} from './model/audience.ts';
export { PinNumbers, type PinNumbersProps } from './pin-numbers.tsx';
export {
  dashboardMessages,
  pinNumbersMessages,
  type DashboardMessages,
  type NumbersMessages,
  type PinNumbersMessages,
} from './messages.ts';
export { createFormats, type Formats } from '../layout/formats.ts';
export type {
  DashboardData,
  NumbersData,
  AudienceGroup,
  ReportingPeriod,
  TimeSeriesPoint,
  TopBoard,
  TopPin,
} from './model/data.ts';
export {
  formatViewSearch,
  lastDays,
  parseView,
  rangeBefore,
  type DashboardView,
  type Granularity,
} from './model/view.ts';
export type { CountChange } from './model/change.ts';
export type { Counts, PaidCounts } from './model/data.ts';
