import { createFormats, type Formats } from '../layout/formats.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The rule by which an audience is defined. */
export type AudienceKind = 'visitors' | 'engagement' | 'lookalike' | 'customer_list';

/** The messages of the audiences page. */
export type AudiencesMessages = typeof audiencesMessages;

/** The messages in American English. */
export const audiencesMessages = {
  formats: formats as Formats,
  title: 'Audiences',
  intro: 'Groups of people that your ads can target. No one can see who is in an audience, including you.',
  account: 'Ad account',
  noAccounts: 'No ad account yet',
  noAccountsHint: 'Open one under Ad accounts: audiences belong to an account.',
  none: 'No audience yet',
  noneHint: 'Make one, and choose it when you promote a pin.',
  make: 'New audience',
  name: 'Name',
  kind: 'Kind',
  kinds: {
    engagement: 'Engagement: follow you, or did something with your pins',
    lookalike: 'Lookalike: save what your followers save',
    visitors: 'Visitors: were on your site',
    customer_list: 'Customer list: your own emails',
  } as Readonly<Record<AudienceKind, string>>,
  emails: 'Emails',
  emailsHint: 'One per line. They are hashed in your browser, and only the hashes are sent.',
  file: 'Or a file with one column of emails',
  noEmails: 'No emails found.',
  found: (count: number): string => formats.counted(count, 'email', 'emails'),
  add: 'Make audience',
  progress: (done: number, all: number): string => `${done} of ${all} sent`,
  cancel: 'Cancel',
  size: 'People on it',
  byRule: 'By rule',
  state: 'State',
  used: 'Ready',
  tooSmall: 'Too few people: used from 100 on',
  remove: 'Delete',
  removeOf: (name: string): string => `Delete: ${name}`,
  removeQuestion: (name: string): string => `Delete the audience “${name}”?`,
  removeNote: 'Its customer list is deleted too. This cannot be undone.',
  keep: 'Keep it',
  actions: 'Actions',
  failed: 'Sorry! Something went wrong on our end.',
};
