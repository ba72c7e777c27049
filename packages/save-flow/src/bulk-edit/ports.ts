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

/** The ports of bulk editing. None of them throws. */
export type BulkPorts = {
  readonly put: (
    action: 'move' | 'copy',
    choice: PinSelection,
    target: BulkTarget,
  ) => Promise<BulkResult<{ readonly place: string }>>;
  /** Deletes pins, and returns a function that undoes it, which resolves to true when the pins are restored. */
  readonly remove: (choice: PinSelection) => Promise<BulkResult<{ readonly undo: () => Promise<boolean> }>>;
  readonly toast: (toast: {
    readonly text: string;
    readonly isError?: boolean;
    readonly undo?: { readonly label: string; readonly run: () => void };
  }) => void;
};
