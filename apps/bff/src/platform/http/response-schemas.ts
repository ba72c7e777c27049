import { z } from 'zod';

/** An id in a response: a decimal string of 64 bits. */
export const idAnswer: z.ZodString = z.string().regex(/^\d{1,19}$/);

/** A timestamp in a response, such as `2026-11-21T09:25:00.000Z`. */
export const timeAnswer: z.ZodISODateTime = z.iso.datetime();

/** A count in a response. */
export const countAnswer: z.ZodInt = z.int().nonnegative();

/** The data of a response without content. */
export const emptyResponseSchema: z.ZodNull = z.null();

/** The number of reactions by type code. */
export const reactionCountsAnswer: z.ZodRecord<z.ZodString, typeof countAnswer> = z.record(
  z.string(),
  countAnswer,
);
