export { EventLogProvider, useEventLog, type PageEvents } from './event-log-context.tsx';
export { useImpression } from './use-impression.ts';
