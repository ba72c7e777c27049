export { defineEvent, eventIdSchema, type EventDefinition, type EventSchema } from './define-event.ts';
export { insertEvents, publishEvent } from './publish.ts';
export { countPublishedEvents, relayEvents, startRelay, type Destination } from './relay.ts';
export { deliveryJob, onEvent, type DomainEvent, type EventHandler, type Subscriber } from './subscriber.ts';
