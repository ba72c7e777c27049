import type { PinSelection } from './model/selection.ts';

/** The target of selected pins: a board, one of its sections, or a new section. */
export type BulkTarget = {
  readonly boardId: string;
  readonly sectionId?: string | undefined;
  readonly newSectionTitle?: string | undefined;
};

/** The result of a bulk edit; an error may have a message, and one for the section's name. */
export type BulkResult<T> =
  | ({ readonly ok: true; readonly count: number } & T)
  | { readonly ok: false; readonly message?: string | undefined; readonly titleError?: string | undefined };

/** Undoes a bulk edit; resolves to true when the pins are where they were. */
export type UndoBulkEdit = () => Promise<boolean>;

/** The ports of bulk editing. None of them throws. */
export type BulkPorts = {
  /** Moves or copies pins; a move without `undo` cannot be undone. */
  readonly put: (
    action: 'move' | 'copy',
    choice: PinSelection,
    target: BulkTarget,
  ) => Promise<BulkResult<{ readonly place: string; readonly undo?: UndoBulkEdit }>>;
  readonly remove: (choice: PinSelection) => Promise<BulkResult<{ readonly undo: UndoBulkEdit }>>;
  readonly toast: (toast: {
    readonly text: string;
    readonly isError?: boolean;
    readonly undo?: { readonly label: string; readonly run: () => void };
  }) => void;
};
