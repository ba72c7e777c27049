import {
  BOARD_NOTE_TEXT_MAX,
  BOARD_NOTE_TITLE_MAX,
  BOARD_NOTE_TODO_MAX,
  BOARD_NOTE_TODOS_MAX,
  collapseWhitespace,
  graphemeCount,
} from '@pegboard/types';
import { z } from 'zod';

/** The contents of a note. */
export type NoteContent = {
  readonly title: string;
  readonly text: string;
  readonly todos: readonly { readonly text: string; readonly isDone: boolean }[];
};

/** Returns the schema of a single line without control characters, of at most `max` visible characters. */
const line = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .max(max * 30)
    .transform((text) => collapseWhitespace(text.replaceAll(/\p{Cc}/gu, ' ')))
    .refine((text) => graphemeCount(text) <= max, `Use ${max} characters or fewer.`);

/** The text of a to-do. */
export const todoTextSchema = line(BOARD_NOTE_TODO_MAX).refine(
  (text) => text !== '',
  'Say what is to be done.',
);

/** The texts of a note among the options of a request; an empty note is rejected. */
export const noteOptions = {
  title: line(BOARD_NOTE_TITLE_MAX).default(''),
  text: z
    .string()
    .max(BOARD_NOTE_TEXT_MAX * 30)
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replaceAll(/[^\P{Cc}\n]/gu, ' ')
        .trim(),
    )
    .refine(
      (text) => graphemeCount(text) <= BOARD_NOTE_TEXT_MAX,
      `Use ${BOARD_NOTE_TEXT_MAX} characters or fewer.`,
    )
    .default(''),
  todos: z
    .array(z.strictObject({ text: todoTextSchema, is_done: z.boolean().default(false) }))
    .max(BOARD_NOTE_TODOS_MAX, `A note has room for ${BOARD_NOTE_TODOS_MAX} to-dos.`)
    .default([]),
};

/** Returns whether a note is empty. */
export function isBlankNote({ title, text, todos }: NoteContent): boolean {
  return title === '' && text === '' && todos.length === 0;
}
