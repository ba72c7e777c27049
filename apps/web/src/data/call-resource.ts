import { sendCall, type CallPorts, type ResourceCall, type ResourceFailure } from '@pegboard/resource-client';

const CSRF_COOKIE = /(?:^|;\s*)csrftoken=([\w-]+)/;

const ports: CallPorts = {
  fetch: (path, init) => fetch(path, init),
  csrfToken: () => CSRF_COOKIE.exec(document.cookie)?.[1] ?? '',
};

/** A call of a resource that failed; forms and saves tell the reader why. */
export class ResourceError extends Error {
  readonly failure: ResourceFailure;
  constructor(failure: ResourceFailure) {
    super(failure.message);
    this.name = 'ResourceError';
    this.failure = failure;
  }
}

/** Calls a resource that changes something and gives its data. Throws `ResourceError`. */
export async function callResource(call: ResourceCall): Promise<unknown> {
  const outcome = await sendCall(ports, call);
  if (!outcome.ok) throw new ResourceError(outcome.failure);
  return outcome.data;
}
