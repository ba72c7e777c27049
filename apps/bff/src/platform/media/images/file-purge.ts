import type { Env } from '../../config/env.ts';

/** Removes files from the caches in front of the site, by their complete addresses. Throws if a cache refuses or does not answer. */
export type PurgeFiles = (addresses: readonly string[], signal: AbortSignal) => Promise<void>;

/** The caches in front of the images and videos; `purgeFiles` is undefined if the operator has set none. */
export type FilePurgeDeps = { readonly purgeFiles: PurgeFiles | undefined };

/** The number of addresses in a request, which is the limit of Cloudflare. */
const ADDRESSES_MAX = 30;
const ANSWER_MS = 10_000;

/**
 * Opens the port that purges caches: undefined without `PEGBOARD_PURGE_URL`. An address without a path is a cache that receives a request
 * `PURGE` for each file, as Varnish does; one with a path is an API that receives lists, `POST` with `{ "files": […] }`, as that of Cloudflare.
 * The token is sent as `Authorization: Bearer`, and is in no message.
 */
export function openFilePurge({ purge }: Pick<Env, 'purge'>): PurgeFiles | undefined {
  if (purge === undefined) return undefined;
  const { url, token } = purge;
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const isApi = new URL(url).pathname !== '/';
  return async (addresses, signal) => {
    const send = async (
      target: string,
      init: RequestInit,
      accepted: readonly number[] = [],
    ): Promise<void> => {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
      const answer = await fetch(target, { ...init, redirect: 'manual', signal: deadline });
      await answer.body?.cancel();
      if (answer.ok || accepted.includes(answer.status)) return;
      throw new Error(
        `The cache at ${new URL(url).host} answered ${init.method} with ${answer.status}: check PEGBOARD_PURGE_URL and PEGBOARD_PURGE_TOKEN.`,
      );
    };
    if (!isApi) {
      for (const address of addresses) {
        const { host, pathname } = new URL(address);
        // 404: the cache does not have the file.
        await send(
          new URL(pathname, url).href,
          { method: 'PURGE', headers: { ...authorization, host } },
          [404],
        );
      }
      return;
    }
    for (let from = 0; from < addresses.length; from += ADDRESSES_MAX)
      await send(url, {
        method: 'POST',
        headers: { ...authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ files: addresses.slice(from, from + ADDRESSES_MAX) }),
      });
  };
}
