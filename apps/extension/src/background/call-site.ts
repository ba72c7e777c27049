import { sendRequest, type ResourceRequest } from '@pegboard/resource-client';
import type * as z from 'zod/mini';
import { ExtensionFailure } from './extension-failure.ts';
import { readConnection, storeConnection } from './settings.ts';

/**
 * Calls a resource of the connected site with the access token, without cookies. Throws `ExtensionFailure`:
 * `not_connected` without a usable token, or the error of the call.
 */
export async function callSite<Schema extends z.ZodMiniType>(
  call: ResourceRequest,
  schema: Schema,
): Promise<{ readonly data: z.infer<Schema>; readonly bookmark: string | null }> {
  const connection = await readConnection();
  if (!connection) throw new ExtensionFailure('not_connected');
  const { site, token } = connection;
  const result = await sendRequest(
    {
      fetch: (path, init) => fetch(site + path, { ...init, credentials: 'omit' }),
      csrfToken: () => '',
    },
    { ...call, headers: { authorization: `Bearer ${token}` } },
  );
  if (!result.ok) {
    const { code, message, fields } = result.failure;
    if (code === 'access_token_invalid') {
      await storeConnection(undefined);
      throw new ExtensionFailure('not_connected');
    }
    throw new ExtensionFailure(code, { message: Object.values(fields)[0] ?? message });
  }
  const parsed = schema.safeParse(result.data);
  if (!parsed.success) throw new ExtensionFailure('unexpected', { cause: parsed.error });
  return { data: parsed.data, bookmark: result.bookmark };
}
