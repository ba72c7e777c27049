import { z } from 'zod';
import { boardNameSchema } from '../../pins/boards/index.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';

/** The privacy of a board. */
export const PRIVACIES = ['public', 'protected', 'secret'] as const;
/** The privacy of a board. */
export type Privacy = (typeof PRIVACIES)[number];

/** Maximum number of boards whose privacy a member can choose one by one. */
export const CHOSEN_BOARDS_MAX = 1000;

/** Maximum number of sections that a member can choose one by one. */
export const CHOSEN_SECTIONS_MAX = 2000;

/** The choices of a member before an import. */
export const importChoicesSchema = z.strictObject({
  /**
   * The privacy of all boards without an own choice: that of the file, and secret if it has none; or secret, protected or
   * public for all of them.
   */
  privacy: z.enum(['of_file', ...PRIVACIES]),
  /** The boards with an own choice, by their ids in the file. */
  boards: z
    .array(
      z
        .strictObject({
          id: z.string().max(1000),
          /** A privacy of its own, the Pins on a board of the member, or nothing of it. */
          choice: z.enum([...PRIVACIES, 'into', 'left_out']),
          board_id: idSchema.optional(),
        })
        .refine(({ choice, board_id: boardId }) => (choice === 'into') === (boardId !== undefined)),
    )
    .max(CHOSEN_BOARDS_MAX),
  /**
   * The sections with an own choice, by their ids in the file: under another title, which can be that of another section; their Pins
   * on the board itself; or nothing of them.
   */
  sections: z
    .array(
      z
        .strictObject({
          id: z.string().max(1000),
          choice: z.enum(['section', 'on_board', 'left_out']),
          title: boardNameSchema.optional(),
        })
        .refine(({ choice, title }) => choice === 'section' || title === undefined),
    )
    .max(CHOSEN_SECTIONS_MAX)
    .optional(),
  /** The board of the member for Pins without a board; null for that of quick saves. */
  board_id: idSchema.nullable(),
});

/** The choices of a member before an import. */
export type ImportChoices = z.infer<typeof importChoicesSchema>;

/** The choices of the command line without options. */
export const DEFAULT_CHOICES: ImportChoices = { privacy: 'of_file', boards: [], board_id: null };

/** Returns the choices for boards that a form submits without scripts: a query string in each line, which the schema checks. */
export function parseFormChoices(text: string): readonly object[] {
  const parts = text.split('\n').filter((part) => part !== '');
  return parts.map((part) => Object.fromEntries(new URLSearchParams(part)));
}

/** The fields of sections that a form submits without scripts: in each, a line for every section, in the same order. */
export type SectionFields = {
  /** The id and the title of the section in the file, as a query string. */
  readonly sections: string;
  readonly choices: string;
  /** The title that was typed; an empty one is that of the file. */
  readonly titles: string;
};

/**
 * Returns the choices for sections that differ from the file, which the schema checks; null, which it rejects, if a field has fewer
 * lines than another.
 */
export function parseFormSections({ sections, choices, titles }: SectionFields): readonly object[] | null {
  const [refs, chosen, typed] = [sections, choices, titles].map((text) => text.split('\n'));
  if (!refs || refs.length !== chosen?.length || refs.length !== typed?.length) return null;
  return refs.flatMap((ref, nth) => {
    const { id, title } = Object.fromEntries(new URLSearchParams(ref));
    const [choice, newTitle] = [chosen[nth], typed[nth]?.trim()];
    if (id === undefined) return [];
    if (choice !== 'section') return [{ id, choice }];
    return newTitle === '' || newTitle === title ? [] : [{ id, choice, title: newTitle }];
  });
}

/** Returns the privacy of a board by the choices, or that it is left out. */
export function privacyOf(
  { privacy, boards }: ImportChoices,
  board: { readonly id: string; readonly privacy: Privacy | null },
): Privacy | 'left_out' {
  const own = boards.find(({ id }) => id === board.id)?.choice;
  if (own !== undefined && own !== 'into') return own;
  return privacy === 'of_file' ? (board.privacy ?? 'secret') : privacy;
}

/** Returns the board of the member that was chosen for the Pins of a board; undefined if it becomes a board of its own. */
export function chosenBoardOf({ boards }: ImportChoices, boardId: string): string | undefined {
  return boards.find(({ id }) => id === boardId)?.board_id;
}

/** The choice for a section. */
export type SectionChoice = NonNullable<ImportChoices['sections']>[number];

/** Returns the choice for a section; undefined if it becomes a section as it is. */
export function sectionChoiceOf({ sections }: ImportChoices, sectionId: string): SectionChoice | undefined {
  return sections?.find(({ id }) => id === sectionId);
}
