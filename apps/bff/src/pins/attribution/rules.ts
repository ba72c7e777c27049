import { ATTRIBUTION_EXPIRY_S, ATTRIBUTION_PRIORITY } from '@pegboard/types';
import { z } from 'zod';
import { parseJson } from '../../platform/http/plugins/bodies.ts';

/** Minimum time for which browsers store a source, in seconds. */
const EXPIRY_MIN_S = 86_400;
const DESTINATIONS_MAX = 3;
const UINT64_MAX = 2n ** 64n - 1n;

const numberText = z.string().regex(/^\d{1,20}$/, { error: 'Give a number as text.', abort: true });
const idSchema = z.string().regex(/^[1-9]\d{0,18}$/, 'Give a number as text.');

/** Schema of the destination origins of an ad: a JSON list of one to three HTTPS origins, as text. */
const destinationSchema = z
  .string()
  .max(2000)
  .transform((text, check): readonly string[] => {
    const origins = originsOf(text);
    if (origins !== undefined) return origins;
    check.addIssue({ code: 'custom', message: 'Give a JSON list of one to three https origins.' });
    return z.NEVER;
  });

const HOSTNAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The report of an ad click or view by a page (OB-07); all fields are text, as they come from an address. */
export const sourceSchema = z
  .strictObject({
    source_event_id: numberText.refine((text) => BigInt(text) <= UINT64_MAX, 'Give a number of 64 bits.'),
    destination: destinationSchema,
    source_event_type: z.enum(['click', 'view']),
    expiry: numberText.optional(),
    priority: numberText.optional(),
    advertiser_id: idSchema,
    campaign_id: idSchema,
    hostname: z.string().regex(HOSTNAME, 'Give the name of a host.').optional(),
  })
  .superRefine(({ source_event_type: type, expiry, priority }, check) => {
    const longest = ATTRIBUTION_EXPIRY_S[type];
    if (expiry !== undefined && (Number(expiry) < EXPIRY_MIN_S || Number(expiry) > longest))
      check.addIssue({
        code: 'custom',
        path: ['expiry'],
        message: `Give ${EXPIRY_MIN_S} to ${longest} seconds for a ${type}.`,
      });
    if (priority !== undefined && Number(priority) > ATTRIBUTION_PRIORITY[type])
      check.addIssue({
        code: 'custom',
        path: ['priority'],
        message: `Give ${ATTRIBUTION_PRIORITY[type]} at most for a ${type}.`,
      });
  });

/** The report of an ad click or view by a page. */
export type Source = z.infer<typeof sourceSchema>;

/** Returns the value of `Attribution-Reporting-Register-Source`; missing fields have the defaults of §9. */
export function registration(source: Source): string {
  const { source_event_type: type, source_event_id: id, destination, expiry, priority } = source;
  return JSON.stringify({
    source_event_id: String(BigInt(id)),
    destination,
    expiry: String(Number(expiry ?? ATTRIBUTION_EXPIRY_S[type])),
    priority: String(Number(priority ?? ATTRIBUTION_PRIORITY[type])),
    filter_data: { advertiser_id: [source.advertiser_id], campaign_id: [source.campaign_id] },
  });
}

function originsOf(text: string): readonly string[] | undefined {
  try {
    const list = z.array(z.string().max(300)).min(1).max(DESTINATIONS_MAX).parse(parseJson(text));
    const origins = list.map((one) => ({ one, url: new URL(one) }));
    const areOrigins = origins.every(
      ({ one, url }) => url.protocol === 'https:' && one.replace(/\/$/, '') === url.origin,
    );
    return areOrigins ? [...new Set(origins.map(({ url }) => url.origin))] : undefined;
  } catch {
    // Invalid JSON is reported as an invalid list of origins.
    return undefined;
  }
}
