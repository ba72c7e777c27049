import type { Deps } from './deps.ts';
import { proofFile, proofRecord, proofValue } from './rules.ts';

const FILE_MAX_BYTES = 1000;

/** Returns whether a TXT record or a file of a domain repeats a token. A redirect of the file proves nothing: it may lead anywhere. */
export async function isProved(
  { resolveTxt, fetchSafely }: Pick<Deps, 'resolveTxt' | 'fetchSafely'>,
  domain: string,
  token: string,
): Promise<boolean> {
  const value = proofValue(token);
  const records = await resolveTxt(proofRecord(domain));
  if (records.some((record) => record.trim() === value)) return true;
  const file = await fetchSafely(proofFile(domain), {
    body: { maxBytes: FILE_MAX_BYTES, types: ['text/plain'] },
    request: { method: 'GET', headers: {} },
  });
  return file.kind === 'answered' && file.status === 200 && file.bytes.toString('utf8').trim() === value;
}
