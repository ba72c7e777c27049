import type { SavedLocation, SaveSyncMessage, SaveTarget } from './model/saved-location.ts';
import type { SaveToast, SaveToastAction } from './model/save-toast.ts';
import type { SaveResult } from './save-result.ts';
import type { SaveQueue } from './save-queue.ts';

/** The ports of the save flow. None of them throws. */
export type SavePorts = {
  readonly save: (save: {
    /** The displayed pin: the original or a copy of it. */
    readonly pinId: string;
    readonly target: SaveTarget;
    readonly key: string;
  }) => Promise<SaveResult<{ readonly place: SavedLocation }>>;
  readonly move: (move: {
    readonly copyId: string;
    readonly target: SaveTarget;
    readonly key: string;
  }) => Promise<SaveResult<{ readonly place: SavedLocation }>>;
  readonly remove: (copy: {
    readonly copyId: string;
    readonly boardId: string;
  }) => Promise<SaveResult<object>>;
  readonly toast: (toast: SaveToast, onAction: (action: SaveToastAction) => void) => void;
  /** Logs event 5 after a save (SF-13). */
  readonly logSave: (pinId: string, place: SavedLocation) => void;
  /** Returns a new idempotency key. */
  readonly newKey: () => string;
  readonly sleep: (ms: number) => Promise<void>;
  /** Queues changes while there is no network, and sends them later (SF-12); without it, they fail. */
  readonly queue?: SaveQueue | undefined;
  /** The other tabs of the same viewer (SF-11). */
  readonly channel?: SaveChannel | undefined;
};

/** Sends the changes of one tab to the others. */
export type SaveChannel = {
  readonly post: (message: SaveSyncMessage) => void;
  readonly subscribe: (onMessage: (message: SaveSyncMessage) => void) => () => void;
};

/** The names in a queued change, and the pin on which it was made. */
export type SaveMetadata = {
  readonly title?: string | undefined;
  readonly place?: string | undefined;
  /** The displayed pin, if it is a copy: the copy is saved, since the original may not be visible. */
  readonly viaPinId?: string | undefined;
  /** The image of the pin, for the toasts. */
  readonly imageUrl?: string | undefined;
};
