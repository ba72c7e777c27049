export { hierarchyMessages, type HierarchyMessages } from './messages.ts';
export { TreeDashboard, type TreeDashboardProps } from './tree-dashboard.tsx';
export { TreePage, type ShownNode, type TreePageProps, type TreePorts } from './tree-page.tsx';
