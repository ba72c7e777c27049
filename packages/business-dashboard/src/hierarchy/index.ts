export { hierarchyMessages, type HierarchyMessages } from './messages.ts';
export { TreeDashboard, type TreeDashboardProps } from './tree-dashboard.tsx';
export { TreePage, type TreeBusiness, type TreePageProps, type TreePorts } from './tree-page.tsx';
