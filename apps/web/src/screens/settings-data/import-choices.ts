/** The choices of the privacy of all boards. */
export const ALL_CHOICES = ['of_file', 'secret', 'protected', 'public'] as const;
/** A choice of the privacy of all boards. */
export type AllChoice = (typeof ALL_CHOICES)[number];

/** The choice for a board: a privacy, nothing of it, or a board of the viewer for its Pins. */
export type BoardChoice =
  | { readonly choice: 'public' | 'protected' | 'secret' | 'left_out' }
  | { readonly choice: 'into'; readonly board_id: string };
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
