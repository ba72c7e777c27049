import {
  createRequestError,
  type FieldErrors,
  type RequestError,
  type ResourceResult,
} from './request-error.ts';

/** The bookmark of the last page. Source: wire-facts.md. */
const END_BOOKMARK = '-end-';

/**
 * Parses the response envelope, in this place only: `resource_response` with its data, bookmark and error.
 * `status` is the HTTP status; `body` can be any value. Source: RC-01.
 */
export function parseResponse(status: number, body: unknown): ResourceResult<unknown> {
  const response = recordOf(recordOf(body)['resource_response']);
  const isRefused = status < 200 || status > 299;
  const error = response['error'] ?? undefined;
  if (error !== undefined || isRefused || !('data' in response))
    return { ok: false, failure: failureOf(recordOf(error), isRefused ? status : undefined) };
  const bookmark = textOf(response['bookmark']);
  return { ok: true, data: response['data'], bookmark: bookmark === END_BOOKMARK ? null : bookmark || null };
}

function failureOf(error: Row, status: number | undefined): RequestError {
  const own = error['http_status'];
  const known = typeof own === 'number' ? own : status;
  const requestId = textOf(error['request_id']);
  return createRequestError(textOf(error['code']) ?? 'unreadable', {
    message: textOf(error['message']) ?? '',
    fields: textsOf(error['fields']),
    ...('problems' in error ? { problems: problemsOf(error['problems']) } : {}),
    ...(known === undefined ? {} : { http_status: known }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  });
}

type Row = Readonly<Record<string, unknown>>;

function recordOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function problemsOf(value: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(recordOf(value)).map(([path, problem]) => {
      const { code, numbers } = recordOf(problem);
      const isList = Array.isArray(numbers);
      return [path, { code: textOf(code) ?? '', numbers: isList ? numbers.map(Number) : [] }] as const;
    }),
  );
}
