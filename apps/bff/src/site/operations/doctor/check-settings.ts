import { isIP } from 'node:net';
import type { Env } from '../../../platform/config/env.ts';
import type { Finding } from './finding.ts';

/** The settings that safety depends on. */
export type CheckedSettings = Pick<
  Env,
  | 'isProduction'
  | 'host'
  | 'publicUrl'
  | 'secret'
  | 'loadsDemoContent'
  | 'smtpUrl'
  | 'trustsProxy'
  | 'takesSnapshots'
>;

/** Fewer different characters than this are a word or a habit, not chance. */
const SECRET_MIN_LETTERS = 12;

/** Whether only the machine itself can reach an address. */
export function isLocal(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return (
    bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) > 0 && /^(127\.|::1$)/.test(bare))
  );
}

type Rule = Required<Omit<Finding, 'about'>> & {
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
    applies: ({ loadsDemoContent }, isPublic) => isPublic && loadsDemoContent,
    state: 'wrong',
    says: 'the demo accounts, whose password everybody knows, are a part of a public site',
    advice: 'Start with PEGBOARD_DEMO=off on an empty database.',
  },
  {
    applies: ({ smtpUrl }, isPublic) => isPublic && smtpUrl === undefined,
    state: 'look',
    says: 'mails are files in the data directory, and reach nobody',
    advice: 'Set SMTP_URL.',
  },
  {
    applies: ({ trustsProxy, host }) => trustsProxy && !isLocal(host),
    state: 'look',
    says: 'a proxy is believed, and the port can be reached past it: limits by address can be got round',
    advice: 'Let HOST be 127.0.0.1, or a network that only the proxy is in.',
  },
  {
    applies: ({ takesSnapshots }) => !takesSnapshots,
    state: 'look',
    says: 'no snapshot is taken before tables are changed',
    advice: 'Have a backup of your own before each upgrade, or take PEGBOARD_SNAPSHOT=off away.',
  },
];

/** What in the settings is not safe. A site that only its own machine reaches may be looser. */
export function checkSettings(env: CheckedSettings): readonly Finding[] {
  const isPublic = !isLocal(new URL(env.publicUrl).hostname);
  const found = RULES.filter(({ applies }) => applies(env, isPublic)).map(
    ({ state, says, advice }): Finding => ({ about: 'settings', state, says, advice }),
  );
  const reach = isPublic ? 'public' : 'for this machine alone';
  return found.length > 0
    ? found
    : [{ about: 'settings', state: 'good', says: `${env.publicUrl}, ${reach}` }];
}
