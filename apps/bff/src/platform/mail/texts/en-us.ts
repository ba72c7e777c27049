/** The values of a notification's sentence: the actors, the board, and the number of Pins. */
type NotificationParams = {
  readonly who: string;
  readonly board: string;
  readonly pins: number;
  readonly app: string;
  readonly business: string;
  readonly count: number;
};

/** The values of a count in the digest of a business, and of its change against the week before. */
type CountParams = { readonly count: string; readonly change: string };

/** The messages of emails and pushed notifications to members, in US English. */
export const enUs = {
  hello: (name: string) => `Hello ${name},`,
  passwordReset: {
    subject: 'Reset your Pegboard password',
    resetRequested: (minutes: number) =>
      `someone asked to reset the password of your Pegboard account. If it was you, choose a new one within ${minutes} minutes:`,
    choose: 'Choose a new password',
    once: 'The link works once. Changing the password logs you out on all devices.',
    notYou: 'If it wasn’t you, you can ignore this email. Your password stays the same.',
  },
  verifyEmail: {
    subject: 'Confirm your email for Pegboard',
    addressEntered:
      'this address was entered for a Pegboard account. If it was you, confirm it within three days:',
    confirm: 'Confirm email',
    notYou: 'If it wasn’t you, you can ignore this email.',
  },
  accountChanged: {
    subject: 'Your Pegboard account was changed',
    password: 'The password of your Pegboard account was changed.',
    email: 'Someone asked to change the email of your Pegboard account.',
    twoStepOn: 'Two-step login was turned on for your Pegboard account.',
    twoStepOff: 'Two-step login was turned off for your Pegboard account.',
    twoStepOffByOperator:
      'The operator of the site turned off two-step login of your Pegboard account, because you asked for it.',
    recoveryCodes: 'The recovery codes of your Pegboard account were replaced.',
    recoveryCodeUsed: 'A recovery code of your Pegboard account was used. It no longer works.',
    signOnLinked: 'A way of logging in was added to your Pegboard account: the log-in of a provider.',
    signOnUnlinked: 'The log-in of a provider was removed from your Pegboard account.',
    notYou:
      'If it was you, you don’t need to do anything. If not, log out everywhere and choose a new password:',
    logOut: 'Log out everywhere',
  },
  newDevice: {
    subject: 'New login to your Pegboard account',
    loggedIn: 'someone logged in to your Pegboard account from a new device.',
    unknownDevice: 'Unknown',
    device: (device: string) => `Device: ${device}`,
    time: (time: string) => `Time: ${time}`,
    place: (country: string) => `Place: ${country}`,
    notYou:
      'If it was you, you don’t need to do anything. If not, log out everywhere and choose a new password:',
    logOut: 'Log out everywhere',
  },
  webhookDisabled: {
    subject: (app: string) => `Webhooks of ${app} are off`,
    gone: (app: string) => `an address of your app ${app} answered 410 Gone. It gets no more events.`,
    failing: (app: string) =>
      `an address of your app ${app} has accepted nothing for three days. It gets no more events.`,
    address: (url: string) => `Address: ${url}`,
    whatNext:
      'When it works again, enable it on its page. There you can also send again what it missed until it was disabled:',
    open: 'See the deliveries',
  },
  exportReady: {
    subject: 'Your Pegboard export is ready',
    ready: 'the export of your data is ready. Download it in your settings, after confirming who you are:',
    open: 'Your data',
    until: (day: string) => `It is deleted on ${day}.`,
    notYou: 'If you did not ask for it, delete it there and choose a new password.',
  },
  signUpApproved: {
    subject: 'Welcome to Pegboard',
    approved: 'the team of this site approved your sign-up. You can log in now:',
    logIn: 'Log in',
  },
  appealAnswer: {
    subject: 'Your appeal was answered',
    upheld: (excerpt: string) => `the decision about your content “${excerpt}” stands.`,
    withdrawn: (excerpt: string) => `the decision about your content “${excerpt}” was withdrawn.`,
    text: (text: string) => `The answer: ${text}`,
    link: 'Read the answer',
  },
  decisionWithdrawn: {
    subject: 'A decision about your content was withdrawn',
    restored: 'It was a mistake. Your content is shown again, with its saves.',
    gone: 'It was a mistake. We are sorry that your content is gone by now: please publish it again.',
  },
  heldPublished: {
    subject: 'Your comment is published',
    published: (excerpt: string) =>
      `the team of this site reviewed your comment “${excerpt}”, and everyone can see it now.`,
  },
  moderationDecision: {
    subject: { remove: 'Your content was removed', warn: 'A warning about your content' },
    remove: (excerpt: string) => `the team of this site removed your content “${excerpt}”.`,
    warn: (excerpt: string) =>
      `the team of this site warns you about your content “${excerpt}”. It was kept.`,
    untitled: 'without a text',
    rule: (rules: string) =>
      `It breaks our guidelines: ${rules}. It was reported by others, and a member of the team decided.`,
    statement: (statement: string) => `The reason: ${statement}`,
    appeal: 'If you disagree, you can appeal. Another member of the team answers:',
    appealLink: 'Appeal the decision',
    rules: {
      spam: 'spam',
      nudity: 'nudity',
      self_harm: 'self-harm',
      misinformation: 'misinformation',
      hate: 'hate',
      harassment: 'harassment',
      violence: 'violence',
      dangerous_goods: 'dangerous goods',
      privacy: 'privacy of others',
      intellectual_property: 'rights of others',
      impersonation: 'impersonation',
      other: 'another rule',
    },
  },
  imageUnblocked: {
    subject: 'You can save your image again',
    mistake:
      'an image that you wanted to save was rejected by mistake. We corrected it: you can save it now. We are sorry.',
  },
  accountSuspended: {
    subject: 'Your Pegboard account is suspended',
    withoutEnd:
      'the team of this site suspended your account. You are logged out everywhere, and cannot log in.',
    until: (time: string) =>
      `the team of this site suspended your account until ${time}. You are logged out everywhere, and can log in again after that.`,
    reason: (reason: string) => `The reason: ${reason}`,
    contact: 'If you think that this is a mistake, write to us:',
    contactLink: 'Contact',
  },
  accountClosed: {
    deactivatedSubject: 'Your Pegboard account is deactivated',
    deactivated: 'your account was deactivated. Nobody sees your profile, boards and Pins any more.',
    comeBack: 'To come back with everything as it was, log in:',
    deletedSubject: 'Your Pegboard account will be deleted',
    deleted: (day: string) =>
      `you asked us to delete your account. Your profile, boards and Pins are hidden from now on, and everything is deleted on ${day}.`,
    keep: 'To keep the account, log in before then and choose “Keep my account”:',
    logIn: 'Log in',
    notYou: 'If it wasn’t you, log in, keep the account and choose a new password.',
  },
  businessInvite: {
    subject: (business: string) => `${business} invites you to work together on Pegboard`,
    invited: (business: string, role: string, days: number) =>
      `${business} invites you to work on its business on Pegboard. Your role would be: ${role}. You have ${days} days to answer:`,
    roles: {
      owner: 'owner',
      admin: 'admin',
      analyst: 'analyst',
      finance: 'finance',
      catalog_manager: 'catalog manager',
    },
    open: 'View the invitation',
    unknown: 'If you do not know this business, you can ignore this email.',
    guest: 'there',
  },
  businessCall: {
    subject: 'We received your request for a call',
    received: 'We will call you about your business on Pegboard. You requested:',
    topic: (topic: string) => `Topic: ${topic}`,
    topics: {
      start: 'getting started',
      ads: 'ads',
      catalogs: 'catalogs',
      measuring: 'measuring results',
      other: 'something else',
    },
    time: (day: string, part: string, zone: string) => `Time: ${day}, ${part} (${zone})`,
    parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
    phone: (phone: string) => `Phone: ${phone}`,
    manage: 'View or cancel your requests',
  },
  businessDigest: {
    subject: (business: string) => `${business}: your week on Pegboard`,
    week: (business: string, from: string, to: string) =>
      `these are the numbers of ${business} from ${from} to ${to}, compared with the week before:`,
    counts: {
      impressions: ({ count, change }: CountParams) => `Impressions: ${count} (${change})`,
      saves: ({ count, change }: CountParams) => `Saves: ${count} (${change})`,
      outbound_clicks: ({ count, change }: CountParams) => `Outbound clicks: ${count} (${change})`,
      engaged: ({ count, change }: CountParams) => `Engaged audience: ${count} (${change})`,
      followers: ({ count, change }: CountParams) => `New followers: ${count} (${change})`,
    },
    change: {
      none: 'none in either week',
      new: 'none the week before',
      same: 'same as before',
      up: (ratio: string) => `up ${ratio}`,
      down: (ratio: string) => `down ${ratio}`,
    },
    topPins: 'Your top Pins of the week:',
    pin: (title: string, impressions: string, saves: string) =>
      `${title}: ${impressions} impressions, ${saves} saves`,
    untitled: 'Untitled Pin',
    paid: 'Your campaigns:',
    spend: (spend: string, change: string) => `Spend: ${spend} (${change})`,
    results: (impressions: string, clicks: string, conversions: string) =>
      `Paid impressions: ${impressions}, paid clicks: ${clicks}, conversions: ${conversions}`,
    open: 'Open the dashboard',
    why: 'You get this email once a week as a member of this business.',
    preferences: 'Email preferences',
    unsubscribe: 'Unsubscribe',
  },
  boardInvite: {
    subject: (inviter: string) => `${inviter} invited you to join their board`,
    asks: (inviter: string, board: string) =>
      `${inviter} invited you to the board “${board}”. Take a look, and accept or decline:`,
    open: 'Open the board',
    why: 'You received this because someone invited you by name. To stop these emails:',
    preferences: 'Email preferences',
  },
  notifications: {
    one: 'You have a new notification.',
    several: (count: number) => (count === 1 ? 'One new notification' : `${count} new notifications`),
    test: 'Notifications work on this device.',
    people: ([first, second]: readonly string[], count: number): string => {
      if (first === undefined) return 'Someone';
      if (count <= 1) return first;
      if (count === 2) return second === undefined ? `${first} and one other` : `${first} and ${second}`;
      return `${first} and ${count - 1} others`;
    },
    kinds: {
      follow: ({ who }: NotificationParams) => `${who} started following you`,
      follow_request: ({ who }: NotificationParams) => `${who} asks to follow you`,
      follow_accepted: ({ who }: NotificationParams) => `${who} accepted your request to follow`,
      board_follow: ({ who, board }: NotificationParams) => `${who} started following your board ${board}`,
      save: ({ who }: NotificationParams) => `${who} saved your Pin`,
      board_invite: ({ who, board }: NotificationParams) => `${who} invited you to join the board ${board}`,
      invite_accepted: ({ who, board }: NotificationParams) => `${who} joined your board ${board}`,
      comment: ({ who }: NotificationParams) => `${who} commented on your Pin`,
      reply: ({ who }: NotificationParams) => `${who} replied to your comment`,
      mention: ({ who }: NotificationParams) => `${who} mentioned you in a comment`,
      story_mention: ({ who }: NotificationParams) => `${who} mentioned you in a story`,
      reaction: ({ who }: NotificationParams) => `${who} reacted to your Pin`,
      comment_reaction: ({ who }: NotificationParams) => `${who} reacted to your comment`,
      guest_images: ({ board }: NotificationParams) => `Images from guests wait for you on ${board}`,
      board_pins: ({ board, pins }: NotificationParams) =>
        `${pins === 1 ? 'A new Pin' : 'New Pins'} on ${board}`,
      export_ready: ({ count }: NotificationParams) =>
        count === 1 ? 'Your export is ready to download' : `${count} exports are ready to download`,
      webhook_disabled: ({ app }: NotificationParams) => `A webhook of ${app} was disabled`,
      business_digest: ({ business }: NotificationParams) =>
        `The numbers of ${business} for last week are ready`,
    },
    open: 'Open',
    all: 'See all notifications',
    digest: { daily: 'Your day on Pegboard', weekly: 'Your week on Pegboard' },
    news: 'this is new for you on Pegboard:',
    image: 'Image of a Pin',
    why: 'You get this email because of your notification settings.',
    whyDigest: 'You get this summary because you chose it in your notification settings.',
    preferences: 'Email preferences',
    unsubscribe: 'Unsubscribe',
  },
} as const;
