import { pickerFailedMessage } from '../basic-messages.ts';
import type { SaveFlowMessages } from '../messages.ts';
import { queuedSaveMessages, type QueuedSaveMessages } from '../queued-messages.ts';
import type { SavedLocation } from './saved-location.ts';

/** An action of a save toast. */
export type SaveToastAction = 'change' | 'organize' | 'undo';

/** A toast of the save flow: its text and actions, not its appearance. */
export type SaveToast = {
  readonly kind: 'message' | 'error';
  readonly text: string;
  readonly actions: readonly SaveToastAction[];
  /** The board that the toast is about. Its name in the text is a link to it; a text without the name has the link below. */
  readonly board?: { readonly name: string; readonly url: string } | undefined;
  /** The address of the pin's image. */
  readonly imageUrl?: string | undefined;
};

/**
 * Returns the toast after a save (SF-05): names the section, board or profile, and offers a change and to undo it; for
 * the profile also to organize.
 */
export function savedToast(place: SavedLocation, messages: SaveFlowMessages): SaveToast {
  if (place.isProfile)
    return { kind: 'message', text: messages.savedToProfile, actions: ['change', 'organize', 'undo'] };
  const text = place.section
    ? messages.savedToSection(place.section.title, place.board.name)
    : messages.savedToBoard(place.board.name);
  return { kind: 'message', text, actions: ['change', 'undo'], board: place.board };
}

/** Returns the toast after a failed save (SF-06): the server's message, else our own. */
export function saveFailedToast(serverMessage: string | undefined, messages: SaveFlowMessages): SaveToast {
  return { kind: 'error', text: serverMessage?.trim() || messages.saveFailed, actions: [] };
}

/** Returns the toast after a saved copy was deleted (SF-07), with the board that it was on. */
export function deletedToast(messages: SaveFlowMessages, place?: SavedLocation): SaveToast {
  const board = place?.isProfile ? undefined : place?.board;
  return { kind: 'message', text: messages.deleted, actions: ['undo'], board };
}

/** Returns the toast after a failed deletion (SF-07). */
export function deleteFailedToast(messages: SaveFlowMessages): SaveToast {
  return { kind: 'error', text: messages.deleteFailed, actions: [] };
}

/** Returns the toast when the picker cannot be shown, mostly because its code could not be loaded. */
export function pickerFailedToast(messages: SaveFlowMessages): SaveToast {
  return { kind: 'error', text: messages.picker?.failed ?? pickerFailedMessage, actions: [] };
}

/** Returns the toast when a change is queued for the network (SF-12). */
export function queuedToast(messages: SaveFlowMessages): SaveToast {
  return { kind: 'message', text: waitingOf(messages).toast, actions: ['undo'] };
}

/** Returns the toast when queued changes were sent (SF-12): a failure takes precedence, with the pin and the reason. */
export function queueFlushedToast(
  sent: {
    readonly count: number;
    readonly failed: readonly { title: string; message: string | undefined }[];
  },
  messages: SaveFlowMessages,
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

const waitingOf = (messages: SaveFlowMessages): QueuedSaveMessages => messages.waiting ?? queuedSaveMessages;
