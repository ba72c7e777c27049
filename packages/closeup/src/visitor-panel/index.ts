export { VisitorPanel, type VisitorPanelProps } from './visitor-panel.tsx';
export { visitorPanelMessages, type VisitorPanelMessages } from './visitor-panel-messages.ts';
