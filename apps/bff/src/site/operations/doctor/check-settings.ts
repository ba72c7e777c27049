import type { Env } from '../../../platform/config/env.ts';
import { isLoopbackHost } from '../../../platform/http/hosts/index.ts';
import { findWideNetworks } from '../../../platform/http/proxies/index.ts';
import type { CheckResult } from './check-result.ts';

/** The settings that are relevant to security. */
export type CheckedSettings = Pick<
  Env,
  | 'isProduction'
  | 'host'
  | 'publicUrl'
  | 'secret'
  | 'loadsDemoContent'
  | 'opensDemoAccounts'
  | 'smtpUrl'
  | 'trustedProxies'
  | 'countryHeader'
  | 'takesSnapshots'
>;

/** Minimum number of distinct characters in a secret; fewer indicate a word instead of a random value. */
const SECRET_MIN_LETTERS = 12;

type Rule = Required<Omit<CheckResult, 'about'>> & {
  readonly applies: (env: CheckedSettings, isPublic: boolean) => boolean;
};

const RULES: readonly Rule[] = [
  {
    applies: ({ secret }) => new Set(secret).size < SECRET_MIN_LETTERS,
    state: 'wrong',
    says: 'PEGBOARD_SECRET can be guessed',
    advice: 'Give 32 characters or more by chance, as `openssl rand -base64 32` prints.',
  },
  {
    applies: ({ publicUrl }, isPublic) => isPublic && !publicUrl.startsWith('https://'),
    state: 'wrong',
    says: 'PUBLIC_URL is not https: browsers keep no session, so nobody can log in',
    advice: 'Put a proxy with a certificate before the site, and its https address into PUBLIC_URL.',
  },
  {
    applies: ({ isProduction }, isPublic) => isPublic && !isProduction,
    state: 'wrong',
    says: 'the site is public and runs for development, which shows mails and the schema',
    advice: 'Set NODE_ENV=production.',
  },
  {
    applies: ({ opensDemoAccounts }, isPublic) => isPublic && opensDemoAccounts,
    state: 'wrong',
    says: 'people log in to a public site with the demo accounts, whose password is published',
    advice: 'Set PEGBOARD_DEMO_LOGINS=off and start again: the accounts are closed.',
  },
  {
    applies: ({ loadsDemoContent, opensDemoAccounts }, isPublic) =>
      isPublic && loadsDemoContent && !opensDemoAccounts,
    state: 'look',
    says: 'the demo content is a part of a public site; its accounts are closed',
    advice: 'Set PEGBOARD_DEMO=off before the first start on an empty database.',
  },
  {
    applies: ({ smtpUrl }, isPublic) => isPublic && smtpUrl === undefined,
    state: 'look',
    says: 'mails are files in the data directory, and reach nobody',
    advice: 'Set SMTP_URL.',
  },
  {
    applies: ({ trustedProxies }) => trustedProxies.kind === 'hops' && trustedProxies.isImplicit === true,
    state: 'look',
    says: 'PEGBOARD_TRUST_PROXY=on trusts one proxy, whichever it is',
    advice: 'Write the address of the proxy, or 1 (docs/proxies.md).',
  },
  {
    applies: ({ trustedProxies, host }) => trustedProxies.kind === 'hops' && !isLoopbackHost(host),
    state: 'look',
    says: 'PEGBOARD_TRUST_PROXY is a number, and other machines reach the port directly: those in a private network can choose an address and are not limited',
    advice: 'Write the address of the proxy instead (docs/proxies.md), or let HOST be 127.0.0.1.',
  },
  {
    applies: ({ trustedProxies }) => findWideNetworks(trustedProxies).length > 0,
    state: 'wrong',
    says: 'PEGBOARD_TRUST_PROXY trusts a network so wide that clients are in it: they can choose an address and are not limited',
    advice: 'Name the addresses or the networks of the proxies alone (docs/proxies.md).',
  },
  {
    applies: ({ trustedProxies, publicUrl }, isPublic) =>
      isPublic && trustedProxies.kind === 'none' && publicUrl.startsWith('https://'),
    state: 'look',
    says: 'PUBLIC_URL is https, so a proxy is before the site, and none is trusted: all clients share the limits of one address',
    advice: 'Set PEGBOARD_TRUST_PROXY to the address of the proxy (docs/proxies.md).',
  },
  {
    applies: ({ trustedProxies, countryHeader }) =>
      countryHeader !== undefined && trustedProxies.kind === 'none',
    state: 'look',
    says: 'PEGBOARD_COUNTRY_HEADER is never read, because no proxy is trusted',
    advice: 'Set PEGBOARD_TRUST_PROXY to the address of the proxy that sends it.',
  },
  {
    applies: ({ takesSnapshots }) => !takesSnapshots,
    state: 'look',
    says: 'no snapshot is taken before tables are changed',
    advice: 'Have a backup of your own before each upgrade, or take PEGBOARD_SNAPSHOT=off away.',
  },
];

/**
 * Checks the settings for security. The rules are less strict for a site that is reachable only from its own
 * machine.
 */
export function checkSettings(env: CheckedSettings): readonly CheckResult[] {
  const isPublic = !isLoopbackHost(new URL(env.publicUrl).hostname);
  const found = RULES.filter(({ applies }) => applies(env, isPublic)).map(
    ({ state, says, advice }): CheckResult => ({ about: 'settings', state, says, advice }),
  );
  const reach = isPublic ? 'public' : 'for this machine alone';
  return found.length > 0
    ? found
    : [{ about: 'settings', state: 'good', says: `${env.publicUrl}, ${reach}` }];
}
