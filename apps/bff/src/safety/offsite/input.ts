import { offsiteAuxDataSchema, type OffsiteAuxData } from '@pegboard/types';
import { z } from 'zod';
import { parseJson } from '../../platform/http/plugins/bodies.ts';

const URL_MAX = 4096;
const TEXT_MAX = 2000;

/** The id of a pin, or of a third party's ad, which is any word. */
export const linkedIdSchema = z.string().regex(/^[\w.:-]{1,128}$/, 'Give the id of a pin or of an ad.');

/** An external address, as resolved by a browser. */
export const linkSchema = z
  .string()
  .max(URL_MAX, `Use ${URL_MAX} characters or fewer.`)
  .refine((text) => !/\p{Cc}/u.test(text), 'Give an address without control characters.')
  .refine((text) => readLink(text) !== undefined, 'Give an address that begins with http:// or https://.');

/** The options of `/v3/offsite/` (§7). */
export const offsiteOptions = z.strictObject({
  check_only: z.boolean(),
  pin_id: linkedIdSchema.optional(),
  url: linkSchema,
  client_tracking_params: z.string().max(TEXT_MAX).nullish(),
  aux_data: z
    .string()
    .max(TEXT_MAX)
    .transform((text, check): OffsiteAuxData => {
      const read = offsiteAuxDataSchema.safeParse(jsonOf(text));
      if (read.success) return read.data;
      check.addIssue({ code: 'custom', message: 'Give the JSON text of what is known of the click.' });
      return z.NEVER;
    })
    .optional(),
});

/** Parses an http or https address as browsers do; undefined for anything else. */
export function readLink(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // Invalid JSON matches no schema: the error names the field.
    return undefined;
  }
}
