import { sayMoment } from '../frame/dates.ts';

/** The texts of how safely a business is worked with. Give another table for another language. */
export type SecurityMessages = {
  readonly title: string;
  readonly intro: string;
  readonly summary: (safe: number, all: number) => string;
  readonly passkeys: (count: number) => string;
  readonly noPasskey: string;
  readonly sessions: (count: number) => string;
  readonly lastSeen: (iso: string) => string;
  readonly end: string;
  readonly endNamed: (name: string) => string;
  readonly ended: (name: string) => string;
  readonly log: string;
  readonly logHint: string;
  readonly noLog: string;
  readonly gone: string;
  readonly actions: Readonly<Record<string, string>>;
  readonly at: (iso: string) => string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly about: string;
  readonly older: string;
  readonly failed: string;
};

const plural = new Intl.PluralRules('en-US');
const count = (many: number, one: string, others: string): string =>
  `${many} ${plural.select(many) === 'one' ? one : others}`;

/** The texts in American English. */
export const securityMessages: SecurityMessages = {
  title: 'Security',
  intro: 'How safely everybody who works with this business signs in, and what was done in it.',
  summary: (safe, all) => `${safe} of ${count(all, 'member has', 'members have')} a passkey.`,
  passkeys: (many) => count(many, 'passkey', 'passkeys'),
  noPasskey: 'Password alone',
  sessions: (many) => `Signed in at ${count(many, 'place', 'places')}`,
  lastSeen: (iso) => `last seen ${sayMoment(iso)}`,
  end: 'Sign out everywhere',
  endNamed: (name) => `Sign out everywhere: ${name}`,
  ended: (name) => `${name} is signed out everywhere.`,
  log: 'What was done',
  logHint: 'Newest first. It is kept as long as the business is.',
  noLog: 'Nothing was done yet.',
  gone: 'A deleted account',
  actions: {
    'business.created': 'made the business',
    'business.changed': 'changed the settings',
    'member.invited': 'invited',
    'member.uninvited': 'took an invite back',
    'member.joined': 'joined as',
    'member.left': 'left',
    'member.removed': 'removed',
    'member.role_changed': 'changed a role',
    'member.sessions_ended': 'signed out everywhere',
    'tree.added': 'added to the tree',
    'tree.joined': 'joined the tree of',
    'tree.moved': 'moved in the tree',
    'tree.removed': 'took out of the tree',
    'integration.set_up': 'set up the connection',
    'integration.removed': 'undid the connection',
    'catalog.created': 'made the catalog',
    'catalog.changed': 'changed the catalog',
    'catalog.deleted': 'deleted the catalog',
    'merchant.asked': 'asked to be a verified merchant with',
  },
  at: sayMoment,
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'Whom or what',
  older: 'Show older',
  failed: 'Sorry! Something went wrong on our end.',
};
