import type * as S3Module from '@aws-sdk/client-s3';
import type * as StorageModule from '@aws-sdk/lib-storage';
import { AppError } from '../errors/errors.ts';
import type { S3Limits, S3Settings } from './s3-settings.ts';

/** The functions of the SDK that the store uses. */
export type S3Sdk = typeof S3Module & typeof StorageModule;

/** A client with its SDK. */
export type S3 = { readonly sdk: S3Sdk; readonly client: S3Module.S3Client; readonly limits: S3Limits };

/** Opens the client of a bucket when it is used first. */
export type OpenS3 = () => Promise<S3>;

/** Number of tries of a request, the first one included. */
const ATTEMPTS_MAX = 3;
const LIMITS: S3Limits = { connectMs: 5000, idleMs: 5000, answerMs: 8000, checkMs: 1500 };
/** Number of connections of a process: each client that reads a video slowly has one. */
const SOCKETS_MAX = 256;

/**
 * Returns a function that opens the client. The SDK, 90 ms of start, is loaded by the first request, and never
 * by a site without S3.
 */
export function lazyS3(settings: S3Settings): OpenS3 {
  let opening: Promise<S3> | undefined;
  return () => (opening ??= openS3(settings));
}

async function openS3(settings: S3Settings): Promise<S3> {
  const { endpoint, region, credentials, usesPathStyle, limits = LIMITS } = settings;
  const [client, storage] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  return {
    limits,
    sdk: { ...client, ...storage },
    client: new client.S3Client({
      region,
      forcePathStyle: usesPathStyle,
      maxAttempts: ATTEMPTS_MAX,
      requestHandler: {
        connectionTimeout: limits.connectMs,
        socketTimeout: limits.idleMs,
        httpAgent: { maxSockets: SOCKETS_MAX },
        httpsAgent: { maxSockets: SOCKETS_MAX },
      },
      // Payloads are signed by their SHA-256; many services do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint !== undefined && { endpoint }),
      ...(credentials && { credentials }),
    }),
  };
}

/** Returns whether the service says that an object, or the bucket, does not exist. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Returns the status of the response to a request that failed; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return (error as { readonly $metadata?: { readonly httpStatusCode?: number } } | null)?.$metadata
    ?.httpStatusCode;
}

/**
 * Returns the error for a failed request. The error of the SDK is not its cause, because it holds the headers of the request,
 * which must not be logged.
 */
export function storageError(action: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const status = statusOf(error);
  const says = [status, name, message === 'UnknownError' ? '' : message].filter(Boolean).join(' ');
  return new AppError('storage_unavailable', { cause: new Error(`S3 could not ${action}: ${says}`) });
}
