import { Resolver } from 'node:dns/promises';

/** Returns all addresses of a name; empty if there is no such name. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const TIMEOUT_MS = 2000;

/**
 * Queries the name servers of this machine for IPv4 and IPv6 addresses; without a timely answer there are
 * none.
 */
export const resolveName: ResolveName = async (name, signal) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener('abort', cancel);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** Returns the TXT records of a name, each joined from its parts; empty if there are none. */
export type ResolveTxt = (name: string) => Promise<readonly string[]>;

/** Queries the name servers of this machine for TXT records; without a timely answer there are none. */
export const resolveTxt: ResolveTxt = async (name) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch {
    // No record and no answer are alike: the domain is not proved.
    return [];
  }
};
