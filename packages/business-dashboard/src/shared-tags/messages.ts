import { createFormats, type Formats } from '../layout/formats.ts';

const formats: Formats = createFormats('en-US');

/** The messages of shared tags. Pass another table for another language. */
export type SharedTagMessages = typeof sharedTagMessages;

/** The messages in American English. */
export const sharedTagMessages = {
  title: 'Shared tags',
  intro:
    'Once another business has said yes, it reads along how many events come to a conversion tag, its campaigns count the conversions that its own ads led to, and its audiences of visitors find who was on the site. Either side ends it at any time, and it counts at once.',
  own: 'Tags of this business',
  noTags: 'No tag yet',
  noTagsHint: 'Make one under Pin tag; then you can share it here.',
  notShared: 'Not shared.',
  share: 'Share',
  shareNamed: (tag: string): string => `Share ${tag}`,
  to: 'Number of the other business',
  toHint: 'It is part of the address of its pages. Ask one of its members.',
  send: 'Ask them',
  cancel: 'Cancel',
  invitationSent: (tag: string): string => `Invitation to share ${tag} sent.`,
  states: { asked: 'Pending', accepted: 'Shared' } as Readonly<Record<'asked' | 'accepted', string>>,
  end: 'End',
  endNamed: (tag: string, business: string): string => `End sharing ${tag} with ${business}`,
  ended: (tag: string, business: string): string => `${tag} is no longer shared with ${business}.`,
  received: 'Shared with this business',
  noneReceived: 'No tags are shared with this business.',
  of: (business: string): string => `of ${business}`,
  events: (day: number, week: number): string =>
    `${formats.counted(day, 'event', 'events')} in 24 hours, ${formats.count(week)} in 7 days`,
  wantsToShare: (business: string): string => `${business} wants to share this with you.`,
  accept: 'Accept',
  acceptNamed: (tag: string): string => `Accept ${tag}`,
  accepted: (tag: string): string => `You read ${tag} along now.`,
  decline: 'Decline',
  declineNamed: (tag: string): string => `Decline ${tag}`,
  declined: (tag: string): string => `${tag} is declined.`,
  failed: 'Sorry! Something went wrong on our end.',
};
