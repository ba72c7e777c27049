export {
  stepSave,
  UNSAVED,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  type SaveStep,
} from './quick-save.ts';
export { repinOptions, type RepinContext, type RepinOptions } from './repin-options.ts';
export type { SavePlace, SaveTarget } from './save-place.ts';
export {
  deletedToast,
  deleteFailedToast,
  pickerFailedToast,
  savedToast,
  saveFailedToast,
  type SaveToast,
  type SaveToastAction,
} from './save-toast.ts';
