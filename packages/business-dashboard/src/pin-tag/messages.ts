import type { ConfirmMessages } from '../layout/confirm-button.tsx';

/** The messages of the pin tag. Pass another table for another language. */
export type PinTagMessages = typeof pinTagMessages;

const REMOVAL: Omit<ConfirmMessages, 'question'> = {
  note: 'Its events are deleted with it. Pages that still have its code stop sending events.',
  yes: 'Delete tag',
  no: 'Keep it',
  failed: 'Sorry! Something went wrong on our end.',
};

/** The messages in American English. */
export const pinTagMessages = {
  title: 'Pin tag',
  intro:
    'A few lines in the pages of your site tell what people do there after they saw your ads. It sets no cookie, and of who asks for privacy it counts that something happened and nothing else.',
  name: 'Name',
  nameHint: 'For your reference: the site or shop that has it.',
  make: 'Make a tag',
  made: (name: string) => `${name} created. Add its code to your pages next.`,
  none: 'No tag yet',
  noneHint: 'Make one for each site of yours, then put its code into the pages.',
  list: 'Your tags',
  id: (id: string) => `Tag ${id}`,
  ofDay: (count: string) => `${count} in the last 24 hours`,
  open: 'Events',
  install: 'Code',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} is deleted.`,
  removeSure: (name: string) => `Delete the tag ${name}?`,
  removal: REMOVAL as Omit<ConfirmMessages, 'question'>,
  back: 'All tags',
  live: 'Test view',
  liveHint: 'Looks for new events every few seconds: open your site beside this page and see them come.',
  liveOn: 'Looking for new events …',
  dashboard: (name: string) => `Events of ${name}`,
  instructions: (name: string) => `Code of ${name}`,
  instructionsIntro: 'Three steps, and you can see it work after the first.',
  step1: '1. Put the tag into every page',
  step1Hint:
    'Paste this into the head of your pages. With a content security policy, allow the address of the script in script-src and connect-src; nothing is written inline.',
  step2: '2. Tell what happens',
  step2Hint:
    'On the page after a purchase, put this block beside the tag: it is data and no script, so every content security policy allows it. Give the order number as event_id: what is told twice counts once.',
  step2Code: 'From your own script, call it by its name:',
  step3: '3. Keep the click until the purchase',
  step3Hint:
    'Without cookies the tag knows a click only on the page that it leads to. With this attribute it keeps the click in sessionStorage until the tab is closed. Where the law asks people first, add it after they agreed.',
  events: 'Events',
  privacy:
    'Browsers with Global Privacy Control or Do Not Track, and people in countries whose law asks them first, are counted and not recognized: no click, no order number and no e-mail is kept of them.',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Sorry! Something went wrong on our end.',
};
