export {
  stepSave,
  UNSAVED,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  type SaveStep,
} from './quick-save.ts';
export { repinOptions, type RepinContext, type RepinOptions } from './repin-options.ts';
export {
  isAt,
  namedTargetOf,
  targetOf,
  type NamedTarget,
  type SavePlace,
  type SaveTarget,
} from './save-place.ts';
export {
  deletedToast,
  deleteFailedToast,
  pickerFailedToast,
  savedToast,
  saveFailedToast,
  sentToast,
  waitingToast,
  type SaveToast,
  type SaveToastAction,
} from './save-toast.ts';
export {
  nextCall,
  stateOfWaiting,
  stepWaiting,
  type SaveCall,
  type WaitingEnd,
  type WaitingEvent,
  type WaitingSave,
  type WaitingStep,
} from './waiting-save.ts';
