import { IMAGE_BYTES_MAX, type Immutable } from '@pegboard/types';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Minutes for which a policy is valid. */
export const POLICY_MINUTES = 60;

/** Maximum size of a file, in bytes. */
export const UPLOAD_BYTES_MAX = IMAGE_BYTES_MAX;

/** The accepted declared types of a file; its content determines the type. Some systems declare none. */
export const UPLOAD_TYPES: readonly string[] = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
  'application/octet-stream',
];

/** The fields that a form repeats before its file (§7: `upload_parameters`). */
export const parametersSchema = z.strictObject({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  policy: z.string().max(4096),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The fields of the form, exactly as issued. */
export type UploadParameters = Immutable<z.infer<typeof parametersSchema>>;

/** The permission of a policy: one file under this key, by this owner. */
export type UploadPolicy = {
  readonly key: string;
  readonly ownerId: string;
  readonly maxBytes: number;
  readonly types: readonly string[];
};

/** Signs and verifies policies. */
export type UploadPolicies = {
  make(upload: {
    readonly key: string;
    readonly ownerId: bigint;
    readonly expiresAt: Date;
  }): UploadParameters;
  read(parameters: UploadParameters): UploadPolicy | 'invalid' | 'expired';
};

/** A policy in the format of S3's for browser-based posts, so that such a store can replace ours. */
const policySchema = z.strictObject({
  expiration: z.iso.datetime(),
  conditions: z.tuple([
    z.strictObject({ key: z.string() }),
    z.strictObject({ 'x-owner': z.string() }),
    z.tuple([z.literal('content-length-range'), z.literal(1), z.int()]),
    z.tuple([z.literal('in'), z.literal('$Content-Type'), z.array(z.string())]),
  ]),
});

/** Returns the policies of this secret; those with another purpose, size or types are invalid. */
export function createUploadPolicies({
  secret,
  now,
  purpose = 'upload',
  bytesMax = UPLOAD_BYTES_MAX,
  types: takenTypes = UPLOAD_TYPES,
}: {
  readonly secret: string;
  readonly now: () => Date;
  readonly purpose?: string;
  readonly bytesMax?: number;
  readonly types?: readonly string[];
}): UploadPolicies {
  const sign = (policy: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}:${policy}`).digest();
  return {
    make({ key, ownerId, expiresAt }) {
      const document: z.infer<typeof policySchema> = {
        expiration: expiresAt.toISOString(),
        conditions: [
          { key },
          { 'x-owner': String(ownerId) },
          ['content-length-range', 1, bytesMax],
          ['in', '$Content-Type', [...takenTypes]],
        ],
      };
      const policy = Buffer.from(JSON.stringify(document)).toString('base64');
      return { key, policy, signature: sign(policy).toString('hex') };
    },
    read({ key, policy, signature }) {
      const received = Buffer.from(signature, 'hex');
      const wanted = sign(policy);
      if (received.length !== wanted.length || !timingSafeEqual(received, wanted)) return 'invalid';
      const { expiration, conditions } = policySchema.parse(
        JSON.parse(Buffer.from(policy, 'base64').toString()),
      );
      const [{ key: signedKey }, { 'x-owner': ownerId }, [, , maxBytes], [, , types]] = conditions;
      if (key !== signedKey) return 'invalid';
      if (Date.parse(expiration) <= now().getTime()) return 'expired';
      return { key, ownerId, maxBytes, types };
    },
  };
}
