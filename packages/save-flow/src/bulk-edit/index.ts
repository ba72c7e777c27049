export { BulkEdit, type BulkEditProps } from './bulk-edit.tsx';
export { bulkMessages, type BulkMessages } from './messages.ts';
export { remaining, type Leaving } from './model/leaving.ts';
export type { BulkChoice } from './model/selection.ts';
export type { BulkPin } from './pin-tiles.tsx';
export type { BulkOutcome, BulkPorts, BulkTarget } from './ports.ts';
export type { BulkPlace } from './use-bulk-edit.ts';
