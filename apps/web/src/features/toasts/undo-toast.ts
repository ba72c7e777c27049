import type { ToastStore } from '@pegboard/ui';

/**
 * The id of the toasts of changes to boards, sections, notes and pins. They share one, so that the toast of a later
 * change replaces that of an earlier one, whose Undo may fail by then.
 */
export const CHANGE_TOAST_ID = 'change';
/** The id of the toasts of saves. */
const SAVE_TOAST_ID = 'save';

/** Removes the toasts whose Undo belongs to an earlier change. Called before a change is sent, which can take a while. */
export function dismissOutdatedUndo(toasts: Pick<ToastStore, 'dismiss'> | null): void {
  toasts?.dismiss(CHANGE_TOAST_ID);
  toasts?.dismiss(SAVE_TOAST_ID);
}
