import * as z from 'zod/mini';

const errorSchema = z.object({
  resource_response: z.object({
    error: z.object({
      http_status: z.number(),
      code: z.string(),
      message: z.string(),
      fields: z.optional(z.record(z.string(), z.string())),
    }),
  }),
});
const successSchema = z.object({ resource_response: z.object({ data: z.unknown() }) });
const CSRF_COOKIE = /(?:^|;\s*)csrftoken=([\w-]+)/;

/** What a resource refused, or what kept the call from reaching it (`code` 'network'). */
export class ResourceError extends Error {
  readonly code: string;
  /** 0 when no answer came. */
  readonly httpStatus: number;
  /** What is wrong with single fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  constructor(
    message: string,
    details: { code: string; httpStatus: number; fields?: Record<string, string>; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.name = 'ResourceError';
    this.code = details.code;
    this.httpStatus = details.httpStatus;
    this.fields = details.fields ?? {};
  }
}

/** A change by a resource: `callResource('Repin', 'create', { pin_id })`. */
export type ResourceCall = {
  readonly name: string;
  readonly action: 'create' | 'update' | 'delete';
  readonly options: Readonly<Record<string, unknown>>;
  /** Travels as `Idempotency-Key`: the same key gives the same answer, and the effect once. */
  readonly idempotencyKey?: string;
};

/** Calls a resource that changes something and gives its data. Throws `ResourceError`. */
export async function callResource(call: ResourceCall): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/resource/${call.name}Resource/${call.action}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': CSRF_COOKIE.exec(document.cookie)?.[1] ?? '',
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      body: JSON.stringify({ options: call.options }),
    });
  } catch (cause) {
    throw new ResourceError('', { code: 'network', httpStatus: 0, cause });
  }
  const body: unknown = await response.json().catch(() => undefined);
  const success = successSchema.safeParse(body);
  if (response.ok && success.success) return success.data.resource_response.data;
  const failure = errorSchema.safeParse(body);
  if (!failure.success) throw new ResourceError('', { code: 'unreadable', httpStatus: response.status });
  const { message, code, http_status: httpStatus, fields } = failure.data.resource_response.error;
  throw new ResourceError(message, { code, httpStatus, ...(fields ? { fields } : {}) });
}
