/** The messages of the viewer's list of businesses. Pass another table for another language. */
export type HubMessages = {
  readonly title: string;
  readonly intro: string;
  readonly list: string;
  readonly none: string;
  readonly noneHint: string;
  readonly next: string;
  readonly ways: readonly { readonly to: string; readonly label: string; readonly hint: string }[];
  readonly newTitle: string;
  readonly newHint: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'manager' | 'hierarchy', string>>;
  readonly name: string;
  readonly make: string;
  readonly failed: string;
};

/** The messages in American English. */
export const hubMessages: HubMessages = {
  title: 'Your businesses',
  intro: 'Every business that you work with, and what you are there.',
  list: 'Businesses you work with',
  none: 'You work with no business yet',
  noneHint: 'Convert your account to a business, or ask for an invite to one.',
  next: 'Next steps',
  ways: [
    {
      to: '/business/convert/',
      label: 'Turn your account into a business',
      hint: 'With a name, a site, and roles for others.',
    },
    {
      to: '/business/invite/',
      label: 'Answer or send invites',
      hint: 'Work with others without sharing a password.',
    },
    {
      to: '/business/commerce-integrations/',
      label: 'Connect your shop',
      hint: 'Bring products, visits and purchases here.',
    },
    {
      to: '/advertiser/quick-promote/',
      label: 'Promote a pin',
      hint: 'Show one of your own to more people.',
    },
    {
      to: '/idea-ads-tool/',
      label: 'Promote several ideas',
      hint: 'Pins of yours in one campaign.',
    },
    {
      to: '/business/schedule_call/',
      label: 'Schedule a call',
      hint: 'Talk to an expert.',
    },
  ],
  newTitle: 'Work with several businesses',
  newHint:
    'A business manager runs several businesses; a hierarchy shows all of them side by side, as a tree.',
  kind: 'Kind of account',
  kinds: { manager: 'Business manager', hierarchy: 'Business hierarchy' },
  name: 'Name',
  make: 'Set it up',
  failed: 'Sorry! Something went wrong on our end.',
};
