import { z } from 'zod';
import { isPublicUrl } from '../../platform/outbound-fetch/index.ts';

/** The most characters of the address of a subscription. Those of today's push services have 150 to 600. */
const ENDPOINT_MAX = 1024;

const isBytes = (length: number) => (text: string) => Buffer.from(text, 'base64url').length === length;

/**
 * The subscription of a browser: its address, on a public server, by TLS; the point of its public key, and its secret, in base64url
 * (RFC 8291). The address of a name is checked when a message is sent.
 */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z
    .string()
    .max(ENDPOINT_MAX)
    .refine(
      (url) => url.startsWith('https://') && isPublicUrl(url),
      'This is not the address of a push service.',
    ),
  keys: z.strictObject({
    p256dh: z.base64url().refine(isBytes(65)),
    auth: z.base64url().refine(isBytes(16)),
  }),
});

/** A subscription in a request. */
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;
