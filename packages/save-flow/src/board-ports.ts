import type { SaveError } from './save-result.ts';

/** A board that a pin can be saved to, as the picker shows it. */
export type PickerBoard = {
  readonly id: string;
  readonly name: string;
  readonly privacy: 'public' | 'protected' | 'secret';
  readonly coverUrl: string | undefined;
  readonly sections: readonly PickerSection[];
};

/** A section of a board, as the picker shows it. */
export type PickerSection = {
  readonly id: string;
  readonly title: string;
  readonly coverUrl?: string | undefined;
};

/** A page of boards, and the cursor of the next. */
export type PickerPage = { readonly boards: readonly PickerBoard[]; readonly after: string | null };

/** The errors of a form: by field, or of the whole form. */
export type FormError = {
  readonly failure: SaveError;
  readonly fields: Readonly<Record<string, string>>;
};

/** The source of boards for the picker. `boards` and `suggested` reject on failure. */
export type BoardPorts = {
  /** Returns 25 boards by last use, filtered by a part of the name. */
  readonly boards: (params: { readonly query: string; readonly after: string | null }) => Promise<PickerPage>;
  readonly suggested: (pinId: string) => Promise<readonly PickerBoard[]>;
  readonly createBoard: (board: {
    readonly name: string;
    readonly privacy: PickerBoard['privacy'];
  }) => Promise<{ readonly ok: true; readonly board: PickerBoard } | ({ readonly ok: false } & FormError)>;
  readonly createSection: (section: {
    readonly boardId: string;
    readonly title: string;
  }) => Promise<
    | { readonly ok: true; readonly section: { readonly id: string; readonly title: string } }
    | ({ readonly ok: false } & FormError)
  >;
};
