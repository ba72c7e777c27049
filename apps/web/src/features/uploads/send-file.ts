import { createRequestError } from '@pegboard/resource-client';
import { DetailedError, Upload } from 'tus-js-client';
import { resourcePorts, ResourceError } from '../../data/call-resource.ts';
import { parseTextResponse } from './parse-text-response.ts';
import { toPublicUrl } from '../../data/app-window.ts';

/** Size of the parts of a file: proxies limit the size of requests. */
const PART_BYTES = 32 * 1024 * 1024;
/** Pauses before a part is sent again, in milliseconds. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** Options of `sendFile`. */
export type SendFileOptions = {
  /** The address to which files are uploaded, with a slash at its end. */
  readonly address: `/${string}/`;
  readonly signal: AbortSignal;
  /** True if the name of the file is sent. */
  readonly sendsName?: boolean;
  /** Receives the id of the upload. */
  readonly onCreated?: (uploadId: string) => void;
  /** Receives the fraction that was sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
};

/**
 * Uploads a file by the tus protocol. With an id it continues that upload, or begins another one if the server does not have it any more.
 * Rejects with a ResourceError; a lost connection has the code `network`.
 */
export function sendFile(file: File, uploadId: string | null, options: SendFileOptions): Promise<void> {
  const { address, signal, sendsName = false, onCreated, onProgress } = options;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const endpoint = toPublicUrl(address);
  const { csrfToken } = resourcePorts({});
  const upload = new Upload(file, {
    endpoint,
    ...(uploadId !== null && { uploadUrl: endpoint + uploadId }),
    ...(sendsName && { metadata: { filename: file.name } }),
    chunkSize: PART_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => request.setHeader('X-CSRFToken', csrfToken()),
    onUploadUrlAvailable: () => onCreated?.(upload.url?.split('/').at(-1) ?? ''),
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
