import { z } from 'zod';
import { idSchema } from '../../platform/ids/id-schema.ts';

/** The privacy of a board. */
export const PRIVACIES = ['public', 'protected', 'secret'] as const;
/** The privacy of a board. */
export type Privacy = (typeof PRIVACIES)[number];

/** Maximum number of boards whose privacy a member can choose one by one. */
export const CHOSEN_BOARDS_MAX = 1000;

/** The choices of a member before an import. */
export const importChoicesSchema = z.strictObject({
  /**
   * The privacy of all boards without an own choice: that of the file, and secret if it has none; or secret, protected or
   * public for all of them.
   */
  privacy: z.enum(['of_file', ...PRIVACIES]),
  /** The boards with an own choice, by their ids in the file. */
  boards: z
    .array(z.strictObject({ id: z.string().max(200), choice: z.enum([...PRIVACIES, 'left_out']) }))
    .max(CHOSEN_BOARDS_MAX),
  /** The board of the member for Pins without a board; null for that of quick saves. */
  board_id: idSchema.nullable(),
});

/** The choices of a member before an import. */
export type ImportChoices = z.infer<typeof importChoicesSchema>;

/** The choices of the command line without options. */
export const DEFAULT_CHOICES: ImportChoices = { privacy: 'of_file', boards: [], board_id: null };

/** Returns the privacy of a board by the choices, or that it is left out. */
export function privacyOf(
  { privacy, boards }: ImportChoices,
  board: { readonly id: string; readonly privacy: Privacy | null },
): Privacy | 'left_out' {
  const own = boards.find(({ id }) => id === board.id)?.choice;
  if (own !== undefined) return own;
  return privacy === 'of_file' ? (board.privacy ?? 'secret') : privacy;
}
