export { CallsPage, type AskedCall, type CallsPageProps, type WantedCall } from './calls-page.tsx';
export { callMessages, type CallMessages, type CallTopic, type PartOfDay } from './messages.ts';
