import type { SavedLocation, SaveTarget } from './model/saved-location.ts';
import type { SaveToast, SaveToastAction } from './model/save-toast.ts';
import type { SaveResult } from './save-result.ts';
import type { SaveQueue } from './save-queue.ts';

/** The ports of the save flow. None throws. */
export type SavePorts = {
  readonly save: (save: {
    /** The pin that was shown: the original or a copy of it. */
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
  /** Event 5 of the log, after a save (SF-13). */
  readonly logSave: (pinId: string, place: SavedLocation) => void;
  /** A new idempotency key. */
  readonly newKey: () => string;
  readonly sleep: (ms: number) => Promise<void>;
  /** Keeps what finds no network, and sends it later (SF-12); without it, that fails. */
  readonly queue?: SaveQueue | undefined;
  /** The other tabs of the same person (SF-11). */
  readonly channel?: SaveChannel | undefined;
};

/** The message between tabs: where a pin is saved now, and which copy was deleted or moved. */
export type SaveSyncMessage = {
  readonly pinId: string;
  readonly copyId: string | null;
  readonly place: SavedLocation | null;
};

/** Carries what one tab did to the others. */
export type SaveChannel = {
  readonly post: (message: SaveSyncMessage) => void;
  readonly subscribe: (onMessage: (message: SaveSyncMessage) => void) => () => void;
};

/** Names a change to the reader, should it have to wait, and the pin that it was made on. */
export type SaveMetadata = {
  readonly title?: string | undefined;
  readonly place?: string | undefined;
  /** The pin that is shown, when it is a copy: the save is of it, since the original may be out of sight. */
  readonly viaPinId?: string | undefined;
};
