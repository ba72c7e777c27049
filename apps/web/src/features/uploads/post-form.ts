import { createRequestError, type RequestError } from '@pegboard/resource-client';
import { ResourceError } from '../../data/call-resource.ts';
import { parseTextResponse } from './parse-text-response.ts';

/** The response to a form: its status, the seconds of `Retry-After`, and the error of its body. */
export type FormResponse = {
  readonly status: number;
  readonly retryAfter: number;
  readonly error: RequestError | null;
};

/** Options of `postForm`. */
export type PostFormOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Called with the fraction of the body that was sent, 0 to 1. `fetch` does not report it. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
};

/** Posts a form. Rejects with a ResourceError of code `network` or `aborted`. */
export function postForm(
  address: string,
  form: FormData,
  { signal, onProgress }: PostFormOptions,
): Promise<FormResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<FormResponse>();
  const request = new XMLHttpRequest();
  const abort = (): void => request.abort();
  const fail = (code: 'network' | 'aborted') => (): void =>
    reject(new ResourceError(createRequestError(code)));
  request.open('POST', address);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
  request.addEventListener('load', () => resolve(toFormResponse(request)));
  request.addEventListener('error', fail('network'));
  request.addEventListener('abort', fail('aborted'));
  if (signal?.aborted) fail('aborted')();
  else {
    signal?.addEventListener('abort', abort);
    request.send(form);
  }
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}

function toFormResponse(request: XMLHttpRequest): FormResponse {
  const { status, responseText } = request;
  const isAccepted = status >= 200 && status < 300;
  const parsed = isAccepted ? undefined : parseTextResponse(status, responseText);
  return {
    status,
    retryAfter: Number(request.getResponseHeader('retry-after')),
    error: parsed && !parsed.ok ? parsed.failure : null,
  };
}
