import { createFormats } from '../layout/formats.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The messages of received invites. Pass another table for another language. */
export type InvitationMessages = {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly noneHint: string;
  readonly by: (inviter: string, role: string) => string;
  readonly gone: string;
  readonly until: (iso: string, timeZone: string) => string;
  readonly accept: string;
  readonly acceptNamed: (business: string) => string;
  readonly decline: string;
  readonly declineNamed: (business: string) => string;
  readonly declined: (business: string) => string;
  readonly hub: string;
  readonly send: string;
  readonly sendHint: string;
  readonly failed: string;
};

/** The messages in American English. */
export const invitationMessages: InvitationMessages = {
  title: 'Invites to businesses',
  intro: 'Businesses that ask you to work with them.',
  none: 'No open invites',
  noneHint: 'An invite can be answered for 14 days. Ask for a new one if yours is over.',
  by: (inviter, role) => `${inviter} asks you to join as ${role.toLowerCase()}`,
  gone: 'Someone',
  until: (iso, timeZone) => `Open until ${formats.day(iso, timeZone)}`,
  accept: 'Accept',
  acceptNamed: (business) => `Accept: work with ${business}`,
  decline: 'Decline',
  declineNamed: (business) => `Decline the invite of ${business}`,
  declined: (business) => `You declined the invite of ${business}.`,
  hub: 'All your businesses',
  send: 'Invite others to yours',
  sendHint: 'You can invite people on the page of members of:',
  failed: 'Sorry! Something went wrong on our end.',
};
