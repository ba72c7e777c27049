import { SAVE_TOAST_MS } from '@pegboard/types';
import type { ToastStore } from '@pegboard/ui';
import { saveMessages, type SaveMessages } from './messages.ts';
import type { SavePorts } from './save-ports.ts';

/** Returns the `toast` port that shows the toasts of saves in a store of `@pegboard/ui`, each in place of the last. */
export function showSaveToasts(
  toasts: ToastStore,
  messages: SaveMessages = saveMessages,
): SavePorts['toast'] {
  return ({ kind, text, actions }, onAction) => {
    toasts.show({
      id: 'save',
      kind,
      text,
      durationMs: SAVE_TOAST_MS,
      actions: actions.map((action) => ({ label: messages[action], onAction: () => onAction(action) })),
    });
  };
}
