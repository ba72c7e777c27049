import { graphemeCount } from '@pegboard/types';
import { z } from 'zod';

/** Maximum number of code units per grapheme cluster, for texts limited by characters. */
const UNITS_A_CHARACTER = 30;

/** Returns the schema of a plain text by a member: 1 to `max` grapheme clusters, with line breaks. */
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
