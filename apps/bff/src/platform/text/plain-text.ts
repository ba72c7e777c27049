import { graphemeCount } from '@pegboard/types';
import { z } from 'zod';

/** The most code units that one character as its reader sees it may have, for what is counted by characters. */
const UNITS_A_CHARACTER = 30;

/** A text that people write to each other: plain, with 1 to `max` characters as its reader sees them, lines kept. */
export function plainTextSchema(max: number) {
  return z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .refine((text) => /[^\s\p{Cf}\p{Mn}]/u.test(text), 'Write something first.')
    .refine((text) => !/(?!\n)\p{Cc}/u.test(text), 'Use letters, not control characters.')
    .refine(
      (text) => text.length <= max * UNITS_A_CHARACTER && graphemeCount(text) <= max,
      `Use ${max} characters or fewer.`,
    );
}
