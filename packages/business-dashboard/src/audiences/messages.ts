import { createFormats, type Formats } from '../layout/formats.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** By what the people of an audience are told. */
export type AudienceKind = 'visitors' | 'engagement' | 'lookalike' | 'customer_list';

/** The texts of the page of audiences. */
export type AudiencesMessages = typeof audiencesMessages;

/** The texts in American English. */
export const audiencesMessages = {
  formats: formats as Formats,
  title: 'Audiences',
  intro:
    'People for whom your ads can be meant. Who is in an audience is told to nobody, and to you neither.',
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
    customer_list: 'Customer list: e-mails that you bring',
  } as Readonly<Record<AudienceKind, string>>,
  emails: 'E-mails',
  emailsHint: 'One a line. They are turned into hashes here, in your browser, and only those are sent.',
  file: 'Or a file with one column of e-mails',
  noEmails: 'There is no e-mail in it.',
  found: (count: number): string => formats.counted(count, 'e-mail', 'e-mails'),
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
  removeNote: 'The list of people that you brought to it goes too. This cannot be undone.',
  keep: 'Keep it',
  actions: 'What you can do',
  failed: 'Sorry! Something went wrong on our end.',
};
