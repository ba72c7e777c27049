export {
  startEventLog,
  type PageLog,
  type PageLogOptions,
  type ObservedPin,
} from './browser/start-event-log.ts';
export { browserPorts } from './browser/browser-ports.ts';
export type { FetchPort } from './browser/send-with-fetch.ts';
export {
  createEventLog,
  type EventLog,
  type EventLogOptions,
  type EventLogPorts,
  type SendResult,
} from './event-log.ts';
export { createImpressions, type ImpressionPorts, type Impressions } from './impressions.ts';
export {
  blockEvent,
  carouselSlotImpressionEvent,
  closeupContext,
  eventOfType,
  pinImpressionEvent,
  saveEvent,
  shareTapEvent,
  unblockEvent,
  viewableImpressionEvent,
  type EventContext,
  type LoggedPin,
  type NewEvent,
} from './model/events.ts';
export type { AuxData } from './model/sanitize-event.ts';
export type { Impression, ImpressionExit } from './model/impression.ts';
export type { LogEvent } from '@pegboard/types';
