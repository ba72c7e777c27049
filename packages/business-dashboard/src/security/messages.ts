import { createFormats } from '../layout/formats.ts';
import type { LogAction, LogChange } from '../model/log-actions.ts';

/** The messages of a business's security page. Pass another table for another language. */
export type SecurityMessages = {
  readonly title: string;
  readonly intro: string;
  readonly summary: (safe: number, all: number) => string;
  readonly passkeys: (count: number) => string;
  readonly noPasskey: string;
  readonly sessions: (count: number) => string;
  readonly lastSeen: (iso: string, timeZone: string) => string;
  readonly end: string;
  readonly endNamed: (name: string) => string;
  readonly ended: (name: string) => string;
  readonly log: string;
  readonly logHint: string;
  readonly noLog: string;
  readonly gone: string;
  readonly actions: Readonly<Record<LogAction, string>>;
  /** Formats a change, for example `Daily budget from $5.00 to $10.00`. */
  readonly change: (change: LogChange) => string;
  readonly at: (iso: string, timeZone: string) => string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly about: string;
  readonly older: string;
  readonly failed: string;
};

const formats = /* @__PURE__ */ createFormats('en-US');
const count = formats.counted;

const fields: Readonly<Record<LogChange['field'], string>> = {
  name: 'Name',
  objective: 'Objective',
  price_micro: 'Price',
  daily_micro: 'Daily budget',
  total_micro: 'Total budget',
  starts_on: 'First day',
  ends_on: 'Last day',
  time_zone: 'Time zone',
};

const DAY = /^\d{4}-\d\d-\d\d$/;

function formatValue(value: LogChange['from'], currency: string | undefined): string {
  if (value === null) return 'none';
  if (typeof value === 'number') return formats.money(value, currency ?? 'USD');
  return DAY.test(value) ? formats.day(value) : value;
}

/** The messages in American English. */
export const securityMessages: SecurityMessages = {
  title: 'Security',
  intro: 'The login methods of members, and the log of the business.',
  summary: (safe, all) => `${safe} of ${count(all, 'member has', 'members have')} a passkey.`,
  passkeys: (many) => count(many, 'passkey', 'passkeys'),
  noPasskey: 'Password alone',
  sessions: (many) => `Signed in at ${count(many, 'place', 'places')}`,
  lastSeen: (iso, timeZone) => `last seen ${formats.moment(iso, timeZone)}`,
  end: 'Log out everywhere',
  endNamed: (name) => `Log out everywhere: ${name}`,
  ended: (name) => `${name} is signed out everywhere.`,
  log: 'Log',
  logHint: 'Newest first. The log is stored for as long as the business exists.',
  noLog: 'Nothing was done yet.',
  gone: 'A deleted account',
  actions: {
    'business.created': 'made the business',
    'business.changed': 'changed the settings',
    'campaign.created': 'made the campaign',
    'campaign.changed': 'changed the campaign',
    'campaign.active': 'started the campaign',
    'campaign.paused': 'paused the campaign',
    'campaign.ended': 'ended the campaign',
    'audience.created': 'made the audience',
    'audience.deleted': 'deleted the audience',
    'brand_safety.changed': 'changed what ads stay away from',
    'conversion_tag.created': 'made the tag',
    'conversion_tag.deleted': 'deleted the tag',
    'conversion_token.created': 'made the token',
    'conversion_token.revoked': 'revoked the token',
    'bulk_upload.applied': 'applied a bulk upload',
    'conversion_upload.started': 'uploaded events',
    'billing.topped_up': 'paid in',
    'billing.prepaid': 'changed to paying in advance',
    'billing.monthly': 'changed to paying by month',
    'card.added': 'added the card',
    'card.removed': 'removed the card',
    'invoice.paid': 'paid the invoice',
    'promotion.used': 'used the promotion',
    'tax_details.changed': 'changed the tax details',
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
    'ad_account.created': 'opened the ad account',
    'ad_move.drafted': 'began to move the ad account',
    'ad_move.prepared': 'prepared the move of the ad account',
    'ad_move.moved': 'moved the ad account',
    'ad_move.confirmed': 'confirmed the move of the ad account',
    'ad_move.cancelled': 'gave up the move of the ad account',
    'ad_move.undone': 'undid the move of the ad account',
    'asset_group.created': 'made the asset group',
    'asset_group.renamed': 'renamed the asset group',
    'asset_group.deleted': 'deleted the asset group',
    'asset_group.asset_added': 'put into the asset group',
    'asset_group.asset_removed': 'took out of the asset group',
    'asset_group.member_assigned': 'assigned to the asset group',
    'asset_group.member_removed': 'took off the asset group',
    'tag_share.asked': 'asked to share the tag',
    'tag_share.accepted': 'accepted the shared tag',
    'tag_share.ended': 'ended sharing the tag',
    'catalog.created': 'made the catalog',
    'catalog.changed': 'changed the catalog',
    'catalog.deleted': 'deleted the catalog',
    'merchant.asked': 'asked to be a verified merchant with',
  },
  change: ({ field, from, to, currency }) =>
    `${fields[field]} from ${formatValue(from, currency)} to ${formatValue(to, currency)}`,
  at: formats.moment,
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'Whom or what',
  older: 'Show older',
  failed: 'Sorry! Something went wrong on our end.',
};
