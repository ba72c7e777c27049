import { queuedSaveMessages, type SaveMessages, type QueuedSaveMessages } from '../messages.ts';
import type { SavedLocation } from './saved-location.ts';

/** An action of a save toast. */
export type SaveToastAction = 'change' | 'organize' | 'undo';

/** A toast of the save flow: what it says and offers, not how it looks. */
export type SaveToast = {
  readonly kind: 'message' | 'error';
  readonly text: string;
  readonly actions: readonly SaveToastAction[];
};

/** The toast after a save (SF-05): section, board or profile; to be changed, and a profile save organised. */
export function savedToast(place: SavedLocation, messages: SaveMessages): SaveToast {
  if (place.isProfile)
    return { kind: 'message', text: messages.savedToProfile, actions: ['change', 'organize'] };
  const text = place.section
    ? messages.savedToSection(place.section.title, place.board.name)
    : messages.savedToBoard(place.board.name);
  return { kind: 'message', text, actions: ['change'] };
}

/** The toast after a save that failed (SF-06): the server's words, else our own. */
export function saveFailedToast(serverMessage: string | undefined, messages: SaveMessages): SaveToast {
  return { kind: 'error', text: serverMessage?.trim() || messages.saveFailed, actions: [] };
}

/** The toast after a saved copy was deleted (SF-07). */
export function deletedToast(messages: SaveMessages): SaveToast {
  return { kind: 'message', text: messages.deleted, actions: ['undo'] };
}

/** The toast after a delete that failed (SF-07). */
export function deleteFailedToast(messages: SaveMessages): SaveToast {
  return { kind: 'error', text: messages.deleteFailed, actions: [] };
}

/** The toast when the picker cannot be shown, most often because its code could not be loaded. */
export function pickerFailedToast(messages: SaveMessages): SaveToast {
  return { kind: 'error', text: messages.picker.failed, actions: [] };
}

/** The toast when a change waits for the network (SF-12). */
export function queuedToast(messages: SaveMessages): SaveToast {
  return { kind: 'message', text: waitingOf(messages).toast, actions: ['undo'] };
}

/** The toast when several changes that waited were sent (SF-12): a failure goes first, with the pin and the reason. */
export function queueFlushedToast(
  sent: {
    readonly count: number;
    readonly failed: readonly { title: string; message: string | undefined }[];
  },
  messages: SaveMessages,
): SaveToast {
  const [first] = sent.failed;
  if (!first) return { kind: 'message', text: waitingOf(messages).sent(sent.count), actions: [] };
  const reason = first.message?.trim() || messages.saveFailed;
  return {
    kind: 'error',
    text: waitingOf(messages).failed(first.title, reason, sent.failed.length - 1),
    actions: [],
  };
}

const waitingOf = (messages: SaveMessages): QueuedSaveMessages => messages.waiting ?? queuedSaveMessages;
