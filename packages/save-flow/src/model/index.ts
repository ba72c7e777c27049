export {
  transitionSave,
  INITIAL_SAVE_STATE,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  type SaveTransition,
} from './quick-save.ts';
export { repinOptions, type RepinContext, type RepinOptions } from './repin-options.ts';
export {
  isSavedTo,
  toNamedTarget,
  toSaveTarget,
  type NamedTarget,
  type SavedLocation,
  type SaveSyncMessage,
  type SaveTarget,
} from './saved-location.ts';
export {
  deletedToast,
  deleteFailedToast,
  pickerFailedToast,
  savedToast,
  saveFailedToast,
  queueFlushedToast,
  queuedToast,
  type SaveToast,
  type SaveToastAction,
} from './save-toast.ts';
export {
  nextRequest,
  queuedSaveState,
  transitionQueuedSave,
  type SaveRequest,
  type QueuedSaveResult,
  type QueuedSaveEvent,
  type QueuedSave,
  type QueuedSaveTransition,
  type SettledSave,
} from './queued-save.ts';
