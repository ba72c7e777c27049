import { createRequestError } from '@pegboard/resource-client';
import { DetailedError, Upload } from 'tus-js-client';
import { resourcePorts, ResourceError } from '../../data/call-resource.ts';
import { parseTextResponse } from '../uploads/parse-text-response.ts';

const ADDRESS = '/upload/video/';
/** Size of the parts of a file: proxies limit the size of requests. */
const PART_BYTES = 32 * 1024 * 1024;
/** Pauses before a part is sent again, in milliseconds. Without a connection the builder waits until it is back. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** Options of `sendVideo`. */
export type SendVideoOptions = {
  readonly signal: AbortSignal;
  /** Receives the id of the upload. */
  readonly onCreated: (uploadId: string) => void;
  /** Receives the fraction that was sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
};

/**
 * Uploads a video by the tus protocol (CR-07). With an id it continues that upload, or begins another one if the server does
 * not have it any more. Rejects with a ResourceError; a lost connection has the code `network`.
 */
export function sendVideo(
  file: File,
  uploadId: string | null,
  { signal, onCreated, onProgress }: SendVideoOptions,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const endpoint = new URL(ADDRESS, location.href).href;
  const { csrfToken } = resourcePorts({});
  const upload = new Upload(file, {
    endpoint,
    ...(uploadId !== null && { uploadUrl: endpoint + uploadId }),
    chunkSize: PART_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => request.setHeader('X-CSRFToken', csrfToken()),
    onUploadUrlAvailable: () => onCreated(upload.url?.split('/').at(-1) ?? ''),
    onProgress: (sent, total) => onProgress(sent / total),
    onSuccess: () => resolve(),
    onError: (error) => reject(new ResourceError(toRequestError(error))),
  });
  const abort = (): void => {
    void upload.abort();
    reject(new ResourceError(createRequestError('aborted')));
  };
  if (signal.aborted) abort();
  else {
    signal.addEventListener('abort', abort, { once: true });
    upload.start();
  }
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

function toRequestError(error: Error): ReturnType<typeof createRequestError> {
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  if (!response || response.getStatus() === 0) return createRequestError('network');
  const parsed = parseTextResponse(response.getStatus(), response.getBody());
  return parsed.ok ? createRequestError('unreadable') : parsed.failure;
}
