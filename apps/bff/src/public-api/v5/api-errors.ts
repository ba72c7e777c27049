import { z } from 'zod';
import type { AppError, ErrorCode } from '../../platform/errors/errors.ts';

/** The numbers of errors that differ from the HTTP status, as clients of the well-known description expect them. */
const NUMBERS: Readonly<Partial<Record<ErrorCode, number>>> = {
  bad_request: 1,
  invalid_input: 1,
  bookmark_invalid: 1,
  access_token_missing: 2,
  access_token_invalid: 2,
  method_not_allowed: 5,
  rate_limited: 8,
  forbidden: 29,
  scope_missing: 29,
  user_not_found: 30,
  board_not_found: 40,
  pin_not_found: 50,
  business_right_missing: 29,
  catalog_not_found: 678,
  section_not_found: 2031,
};

/** An error of the public API. `details` has the error of docs/errors.md. */
export const apiErrorSchema = z
  .strictObject({
    code: z.int().meta({ description: 'The number of the error; most are the HTTP status.' }),
    message: z.string(),
    details: z.strictObject({
      error: z.string().meta({ description: 'The name of the error, which never changes its meaning.' }),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .meta({ description: 'The parameters that are wrong, each with the reason.' }),
      request_id: z.string(),
    }),
  })
  .meta({ id: 'Error' });

/** Presents an error. The message names the fields, because it is all that many clients show. */
export function presentApiError(error: AppError, requestId: string): z.infer<typeof apiErrorSchema> {
  const { code, status, message, fields } = error;
  const named = Object.entries(fields ?? {}).map(([name, problem]) => `${name}: ${problem}`);
  return {
    code: NUMBERS[code] ?? status,
    message: [message, ...named].join(' '),
    details: { error: code, ...(fields ? { fields: { ...fields } } : {}), request_id: requestId },
  };
}
