export { CallsPage, type CallRequest, type CallsPageProps, type CallRequestInput } from './calls-page.tsx';
export { callMessages, type CallMessages, type CallTopic, type PartOfDay } from './messages.ts';
