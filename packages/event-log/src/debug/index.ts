export { eventDebugMessages, EventDebugPanel, type EventDebugMessages } from './event-debug-panel.tsx';
export { createEventBuffer, type EventBuffer } from './event-buffer.ts';
export { canDebug } from '../model/can-debug.ts';
