export { eventDebugMessages, EventDebugPanel, type EventDebugMessages } from './event-debug-panel.tsx';
export { createEventTrail, type EventTrail } from './event-trail.ts';
export { mayDebug } from '../model/may-debug.ts';
