import type { PinSelection } from './model/selection.ts';

/** Where chosen pins go: a board, a section of it, or a section that is made for them. */
export type BulkTarget = {
  readonly boardId: string;
  readonly sectionId?: string | undefined;
  readonly newSectionTitle?: string | undefined;
};

/** How a bulk edit ended; a refusal may have words for the reader, also for the name of a section. */
export type BulkResult<T> =
  | ({ readonly ok: true; readonly count: number } & T)
  | { readonly ok: false; readonly message?: string | undefined; readonly titleError?: string | undefined };

/** What bulk editing needs of its app. No port throws. */
export type BulkPorts = {
  readonly put: (
    action: 'move' | 'copy',
    choice: PinSelection,
    target: BulkTarget,
  ) => Promise<BulkResult<{ readonly place: string }>>;
  /** Deletes, and gives what takes it back: true when the pins are there again. */
  readonly remove: (choice: PinSelection) => Promise<BulkResult<{ readonly undo: () => Promise<boolean> }>>;
  readonly toast: (toast: {
    readonly text: string;
    readonly isError?: boolean;
    readonly undo?: { readonly label: string; readonly run: () => void };
  }) => void;
};
