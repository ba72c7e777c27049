import type { BusinessArea } from '../model/permissions.ts';
import { createFormats } from '../layout/formats.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The messages of a business's members. Pass another table for another language. */
export type MembersMessages = {
  readonly title: string;
  readonly intro: string;
  readonly you: string;
  readonly since: (iso: string, timeZone: string) => string;
  readonly roleOf: (name: string) => string;
  readonly remove: string;
  readonly removeNamed: (name: string) => string;
  readonly removeQuestion: (name: string) => string;
  readonly removeNote: string;
  readonly removed: (name: string) => string;
  readonly changed: (name: string, role: string) => string;
  readonly inviteTitle: string;
  readonly who: string;
  readonly whoHint: string;
  readonly role: string;
  readonly invite: string;
  readonly sent: (who: string) => string;
  readonly invited: string;
  readonly nobodyInvited: string;
  readonly until: (iso: string, timeZone: string) => string;
  readonly isOver: string;
  readonly takeBack: string;
  readonly takeBackNamed: (who: string) => string;
  readonly takenBack: (who: string) => string;
  readonly leave: string;
  readonly leaveHint: string;
  readonly leaveQuestion: string;
  readonly leaveNote: string;
  readonly cancel: string;
  readonly rights: string;
  readonly area: string;
  readonly levels: Readonly<Record<'none' | 'view' | 'edit', string>>;
  readonly areas: Readonly<Record<BusinessArea, string>>;
  readonly failed: string;
};

/** The messages in American English. */
export const membersMessages: MembersMessages = {
  title: 'Members',
  intro: 'The people who work with this business. Changes take effect immediately.',
  you: 'You',
  since: (iso, timeZone) => `Since ${formats.day(iso, timeZone)}`,
  roleOf: (name) => `Role of ${name}`,
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name}`,
  removeQuestion: (name) => `Remove ${name} from this business?`,
  removeNote:
    'They see and change nothing of it from their next click. To come back, they need a new invite.',
  removed: (name) => `${name} no longer works with this business.`,
  changed: (name, role) => `${name} is ${role.toLowerCase()} now.`,
  inviteTitle: 'Invite someone',
  who: 'Username or email',
  whoHint: 'They get a mail and have 14 days to answer.',
  role: 'Role',
  invite: 'Send invite',
  sent: (who) => `An invite is on its way to ${who}.`,
  invited: 'Invited',
  nobodyInvited: 'No pending invites.',
  until: (iso, timeZone) => `Until ${formats.day(iso, timeZone)}`,
  isOver: 'Not answered in time',
  takeBack: 'Cancel',
  takeBackNamed: (who) => `Cancel the invite of ${who}`,
  takenBack: (who) => `Invite of ${who} canceled.`,
  leave: 'Leave this business',
  leaveHint: 'The last owner can’t leave. Make someone else an owner first.',
  leaveQuestion: 'Leave this business?',
  leaveNote: 'You lose access to it. To return, you need a new invite.',
  cancel: 'Cancel',
  rights: 'Permissions of each role',
  area: 'Area',
  levels: { none: '–', view: 'See', edit: 'See and change' },
  areas: {
    business: 'Settings of the business',
    members: 'Members and invites',
    owners: 'Owners, and closing the business',
    security: 'Security and its log',
    dashboard: 'Numbers',
    ads: 'Ads',
    audiences: 'Audiences',
    brand_safety: 'Brand safety',
    asset_groups: 'Asset groups',
    shared_tags: 'Shared tags',
    conversions: 'Tags and conversions',
    catalogs: 'Catalogs',
    billing: 'Billing',
    integrations: 'Connections',
    hierarchy: 'Tree of businesses',
  },
  failed: 'Sorry! Something went wrong on our end.',
};
