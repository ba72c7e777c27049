import { z } from 'zod';
import type { S3Settings } from '../object-storage/index.ts';
import { OperatorError } from './operator-error.ts';

/** The places where files can be stored. */
export const STORAGES = ['folder', 's3'] as const;

/** The settings of the storage of files, with their types. */
export const storageShape = {
  PEGBOARD_STORAGE: z.enum(STORAGES).default('folder'),
  PEGBOARD_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'a bucket has 3 to 63 small letters, digits, dots and hyphens',
    })
    .optional(),
  PEGBOARD_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PEGBOARD_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  PEGBOARD_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, { error: 'write a folder as pegboard or sites/pins' })
    .optional(),
  PEGBOARD_S3_ACCESS_KEY: z.string().min(1).optional(),
  PEGBOARD_S3_SECRET_KEY: z.string().min(1).optional(),
  PEGBOARD_S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
  PEGBOARD_MEDIA_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => /^https?:\/\/[^/?#@\\]+\/?$/.test(address), {
      error: 'write an address without a path, as https://media.example',
    })
    .optional(),
  PEGBOARD_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PEGBOARD_PURGE_TOKEN: z.string().min(1).optional(),
};

type Values = z.infer<z.ZodObject<typeof storageShape>>;

/** The place of the stored files, and the address at which they are read. */
export type StorageSettings = {
  /** The place of new files. Files at the other place are read too, as long as its settings are there. */
  readonly storage: (typeof STORAGES)[number];
  readonly s3: S3Settings | undefined;
  /** The origin of the addresses of images and videos, such as that of a CDN; that of the site if undefined. */
  readonly mediaUrl: string | undefined;
  /** The cache in front of them that deleted files are purged from: its address, and the token that it asks for. */
  readonly purge: { readonly url: string; readonly token: string | undefined } | undefined;
};

/** Returns the settings of the storage. Throws an `OperatorError` if they contradict each other. */
export function readStorageSettings(values: Values): StorageSettings {
  const { PEGBOARD_S3_BUCKET: bucket, PEGBOARD_S3_ENDPOINT: endpoint, PEGBOARD_MEDIA_URL: mediaUrl } = values;
  const { PEGBOARD_PURGE_URL: purgeUrl, PEGBOARD_PURGE_TOKEN: purgeToken } = values;
  const { PEGBOARD_S3_ACCESS_KEY: accessKeyId, PEGBOARD_S3_SECRET_KEY: secretAccessKey } = values;
  if (values.PEGBOARD_STORAGE === 's3' && bucket === undefined)
    throw new OperatorError('PEGBOARD_STORAGE=s3 needs a bucket: set PEGBOARD_S3_BUCKET.');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new OperatorError(
      'PEGBOARD_S3_ACCESS_KEY and PEGBOARD_S3_SECRET_KEY belong together: set both, or none.',
    );
  if (purgeUrl === undefined && purgeToken !== undefined)
    throw new OperatorError('PEGBOARD_PURGE_TOKEN needs the address of the cache: set PEGBOARD_PURGE_URL.');
  if (purgeUrl !== undefined && /[@?#]/.test(purgeUrl))
    throw new OperatorError(
      'PEGBOARD_PURGE_URL has no password and no query: write the token as PEGBOARD_PURGE_TOKEN.',
    );
  const prefix = (values.PEGBOARD_S3_PREFIX ?? '').replace(/\/?$/, '/').replace(/^\/$/, '');
  return {
    storage: values.PEGBOARD_STORAGE,
    mediaUrl: mediaUrl === undefined ? undefined : new URL(mediaUrl).origin,
    purge: purgeUrl === undefined ? undefined : { url: purgeUrl, token: purgeToken },
    s3:
      bucket === undefined
        ? undefined
        : {
            bucket,
            endpoint,
            region: values.PEGBOARD_S3_REGION,
            prefix,
            credentials:
              accessKeyId === undefined || secretAccessKey === undefined
                ? undefined
                : { accessKeyId, secretAccessKey },
            usesPathStyle:
              (values.PEGBOARD_S3_PATH_STYLE ?? (endpoint === undefined ? 'off' : 'on')) === 'on',
          },
  };
}
