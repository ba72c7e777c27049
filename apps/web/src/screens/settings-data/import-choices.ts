/** The choices of the privacy of all boards. */
export const ALL_CHOICES = ['of_file', 'secret', 'protected', 'public'] as const;
/** A choice of the privacy of all boards. */
export type AllChoice = (typeof ALL_CHOICES)[number];

/** The choice for a board: a privacy, nothing of it, or a board of the viewer for its Pins. */
export type BoardChoice =
  | { readonly choice: 'public' | 'protected' | 'secret' | 'left_out' }
  | { readonly choice: 'into'; readonly board_id: string };
/** The choices for a board that are the same for all boards. */
export const BOARD_CHOICES = [
  { choice: 'public' },
  { choice: 'protected' },
  { choice: 'secret' },
  { choice: 'left_out' },
] as const satisfies readonly BoardChoice[];
/** The choice for a section: its title, or where its Pins go. */
export type SectionChoice =
  | { readonly choice: 'section'; readonly title: string }
  | { readonly choice: 'on_board' | 'left_out' };

/** The choices of an import, as the server receives them. */
export type ImportChoices = {
  readonly privacy: AllChoice;
  readonly boards: readonly ({ readonly id: string } & BoardChoice)[];
  readonly sections: readonly ({ readonly id: string } & SectionChoice)[];
  readonly board_id: string | null;
};

/** Returns the choice for a board as a form submits it without scripts: a query string. */
export function toFormChoice(id: string, choice: BoardChoice): string {
  return new URLSearchParams({ id, ...choice }).toString();
}

/** Returns a section as a form submits it beside its choice without scripts: a query string. */
export function toFormSection({ id, title }: { readonly id: string; readonly title: string }): string {
  return new URLSearchParams({ id, title }).toString();
}

/** Returns the choice for a board that a form has; undefined for an empty text. */
export function fromFormChoice(text: string): BoardChoice | undefined {
  const { choice = '', board_id: boardId = '' } = Object.fromEntries(new URLSearchParams(text));
  if (choice === 'into') return { choice, board_id: boardId };
  return BOARD_CHOICES.find((each) => each.choice === choice);
}
