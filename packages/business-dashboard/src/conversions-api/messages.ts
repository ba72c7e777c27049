import { createFormats } from '../layout/formats.ts';
import type { ConfirmMessages } from '../layout/confirm-button.tsx';

const formats = /* @__PURE__ */ createFormats('en-US');
const REVOCATION: Omit<ConfirmMessages, 'question'> = {
  note: 'Servers that use it are rejected from their next request on. This cannot be undone.',
  yes: 'Revoke token',
  no: 'Keep it',
  failed: 'Sorry! Something went wrong on our end.',
};

/** The messages of the conversions API. Pass another table for another language. */
export type ConversionsApiMessages = typeof conversionsApiMessages;

/** The messages in American English. */
export const conversionsApiMessages = {
  title: 'Conversions API',
  intro:
    'Your servers tell what happened, also where no browser does. What tag and server both tell with the same event id counts once.',
  setup: 'Set up',
  setupHint:
    'Send up to 1,000 events a call, each answered by itself; events may be seven days old. E-mails are sent as their SHA-256 in email_sha256, and never by themselves.',
  noTag: 'Events belong to a tag. Make one under Pin tag first.',
  tag: 'Tag',
  tokens: 'Tokens',
  tokensHint: 'A token gives access to this ad account only. It is shown once, when it is created.',
  name: 'Name of the token',
  nameHint: 'For you: the server that uses it.',
  make: 'Make a token',
  made: 'Your new token',
  madeHint: 'Copy it now. It can’t be shown again.',
  noTokens: 'No token yet',
  noTokensHint: 'Make one for each server, so that each can be revoked by itself.',
  columns: { name: 'Name', made: 'Created', used: 'Last used', state: 'State', action: 'Action' },
  neverUsed: 'Never',
  day: (iso: string, timeZone: string): string => formats.day(iso, timeZone),
  moment: (iso: string, timeZone: string): string => formats.moment(iso, timeZone),
  valid: 'Valid',
  revoked: 'Revoked',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeSure: (name: string) => `Revoke the token ${name}?`,
  revocation: REVOCATION as Omit<ConfirmMessages, 'question'>,
  example: 'Example',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Sorry! Something went wrong on our end.',
};
