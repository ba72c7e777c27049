import type { LightMyRequestResponse } from 'fastify';
import { createAccessTokens } from '../people/accounts/index.ts';
import { APP_SCOPES, type AppScope } from '../platform/http/app-scope.ts';
import type { TestApp, TestVisitor } from './app.ts';

/** A response of the public API. */
export type ApiAnswer = {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects and fails where it is not
  readonly body: any;
  readonly headers: LightMyRequestResponse['headers'];
};

/** Issues an access token of a member: with all scopes, or with these. */
export async function issueToken(
  { deps }: Pick<TestApp, 'deps'>,
  member: Pick<TestVisitor, 'id'>,
  scopes: readonly AppScope[] = APP_SCOPES,
): Promise<string> {
  const grant = { userId: BigInt(member.id), name: 'A test', scopes };
  return (await createAccessTokens(deps).issue(deps.db, grant)).token;
}

/** Sends a request to the public API; a GET has its options in the query. */
export async function callApi(
  { app }: Pick<TestApp, 'app'>,
  token: string | undefined,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  options: object = {},
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const isRead = method === 'GET';
  const query = new URLSearchParams(isRead ? Object.entries(options) : []).toString();
  const answer = await app.inject({
    method,
    remoteAddress: nextAddress(),
    url: `/v5${path}${query === '' ? '' : `?${query}`}`,
    ...(isRead || method === 'DELETE' ? {} : { payload: options }),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
  return {
    status: answer.statusCode,
    body: answer.body === '' ? undefined : answer.json(),
    headers: answer.headers,
  };
}

let addresses = 0;

/** Returns a new address for each request: tests send more of them than an address may in a minute. */
function nextAddress(): string {
  addresses += 1;
  return `10.98.${(addresses >> 8) & 255}.${addresses & 255}`;
}
