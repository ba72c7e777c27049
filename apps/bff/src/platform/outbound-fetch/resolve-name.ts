import { Resolver } from 'node:dns/promises';

/** Gives every address of a name; none when there is no such name. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const TIMEOUT_MS = 2000;

/** Asks the name servers of this machine for IPv4 and IPv6 addresses; what they do not answer in time is none. */
export const resolveName: ResolveName = async (name, signal) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener('abort', cancel);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
