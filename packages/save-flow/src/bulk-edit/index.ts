export { BulkEdit, type BulkEditProps } from './bulk-edit.tsx';
export { bulkMessages, type BulkMessages } from './messages.ts';
export { withoutPendingRemovals, type PendingRemoval } from './model/pending-removals.ts';
export type { PinSelection } from './model/selection.ts';
export type { BulkPin } from './pin-tiles.tsx';
export type { BulkResult, BulkPorts, BulkTarget, UndoBulkEdit } from './ports.ts';
export type { BulkEditContext } from './use-bulk-edit.ts';
