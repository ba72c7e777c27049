import { z } from 'zod';

/** The result of one event of a request, in the order of the request. */
export const resultSchema = z.strictObject({
  status: z.enum(['accepted', 'duplicate', 'refused']),
  /** For a rejected event: the field, and how to correct it. */
  field: z.string().optional(),
  message: z.string().optional(),
});
/** The result of one event of a request. */
export type EventResult = z.infer<typeof resultSchema>;

/** Returns the number of results with a status. */
export function countResults(results: readonly EventResult[], status: EventResult['status']): number {
  return results.filter((one) => one.status === status).length;
}
