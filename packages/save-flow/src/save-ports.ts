import type { SavePlace, SaveTarget } from './model/save-place.ts';
import type { SaveToast, SaveToastAction } from './model/save-toast.ts';
import type { SaveOutcome } from './save-outcome.ts';
import type { SaveQueue } from './save-queue.ts';

/** What the save flow needs of its app. No port throws. */
export type SavePorts = {
  readonly save: (save: {
    /** The pin that was shown: the original or a copy of it. */
    readonly pinId: string;
    readonly target: SaveTarget;
    readonly key: string;
  }) => Promise<SaveOutcome<{ readonly place: SavePlace }>>;
  readonly move: (move: {
    readonly copyId: string;
    readonly target: SaveTarget;
    readonly key: string;
  }) => Promise<SaveOutcome<{ readonly place: SavePlace }>>;
  readonly remove: (copy: {
    readonly copyId: string;
    readonly boardId: string;
  }) => Promise<SaveOutcome<object>>;
  readonly toast: (toast: SaveToast, onAction: (action: SaveToastAction) => void) => void;
  /** Event 5 of the log, after a save (SF-13). */
  readonly logSave: (pinId: string, place: SavePlace) => void;
  /** A new idempotency key. */
  readonly newKey: () => string;
  readonly wait: (ms: number) => Promise<void>;
  /** Keeps what finds no network, and sends it later (SF-12); without it, that fails. */
  readonly queue?: SaveQueue | undefined;
  /** The other tabs of the same person (SF-11). */
  readonly tabs?: SaveTabs | undefined;
};

/** What one tab tells the others: where a pin is saved now, and which copy of it is gone or elsewhere. */
export type SaveNews = {
  readonly pinId: string;
  readonly copyId: string | null;
  readonly place: SavePlace | null;
};

/** Carries what one tab did to the others. */
export type SaveTabs = {
  readonly tell: (news: SaveNews) => void;
  readonly subscribe: (onNews: (news: SaveNews) => void) => () => void;
};

/** Names a change to the reader, should it have to wait, and the pin that it was made on. */
export type SaveNames = {
  readonly title?: string | undefined;
  readonly place?: string | undefined;
  /** The pin that is shown, when it is a copy: the save is of it, since the original may be out of sight. */
  readonly viaPinId?: string | undefined;
};
