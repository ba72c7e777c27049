import {
  sendRequest,
  type RequestPorts,
  type ResourceRequest,
  type RequestError,
} from '@pegboard/resource-client';
import { getClientErrorMessage } from '../messages/client-messages.ts';

const CSRF_COOKIE = /(?:^|;\s*)csrftoken=([\w-]+)/;

/** The transport of requests from this page. */
export const resourcePorts = (request: RequestInit): RequestPorts => ({
  fetch: (path, init) => fetch(path, { ...request, ...init }),
  csrfToken: () => CSRF_COOKIE.exec(document.cookie)?.[1] ?? '',
});

/** A failed request for a resource, with its message in the language of the page; forms and saves show it. */
export class ResourceError extends Error {
  readonly failure: RequestError;
  constructor(failure: RequestError) {
    const clientError = getClientErrorMessage(failure);
    super(clientError.message);
    this.name = 'ResourceError';
    this.failure = clientError;
  }
}

/**
 * Calls a resource that changes something and returns its data; with `keepalive`, the request outlives the
 * page. Throws `ResourceError`.
 */
export async function callResource(
  call: ResourceRequest,
  request: Pick<RequestInit, 'keepalive'> = {},
): Promise<unknown> {
  const result = await sendRequest(resourcePorts(request), call);
  if (!result.ok) throw new ResourceError(result.failure);
  return result.data;
}
