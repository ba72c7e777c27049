export { Dashboard, type DashboardProps } from './dashboard.tsx';
export { dashboardMessages, type DashboardMessages } from './messages.ts';
export type { DashboardData, Group, Period, Point, TopBoard, TopPin } from './model/data.ts';
export { searchOf, viewOf, type DashboardView, type Grain } from './model/view.ts';
export type { Change } from './model/change.ts';
export type { Counts } from './model/data.ts';
