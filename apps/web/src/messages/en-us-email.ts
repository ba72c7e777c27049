/** The texts about the mails of the site and about age, in American English. */
export const emailTexts = {
  title: 'Email preferences',
  intro: (email: string): string => `Emails sent to ${email}.`,
  always: 'Emails about your account, such as password resets, are always sent.',
  lists: {
    board_invites: 'Invites to boards',
    notifications: 'Notifications at once',
    digest: 'Summary of notifications',
    business_digest: 'Weekly numbers of your business',
  } as Readonly<Record<string, string>>,
  hints: {
    board_invites: 'When someone invites you to join their board.',
    notifications:
      'Such as comments on your Pins and mentions of you. Choose the kinds in the notification settings.',
    digest: 'Once a day or once a week, if there is something new.',
    business_digest: 'On Mondays, if there was activity: impressions, saves, clicks and the top Pins.',
  } as Readonly<Record<string, string>>,
  save: 'Save',
  saved: 'Saved',
  none: 'Unsubscribe from all',
  gone: 'This link no longer works',
  goneHint: 'Log in to choose your emails in settings.',
  logIn: 'Log in',
  tellUs: 'Tell us what you think of our emails',
  open: 'Choose which emails you get',
  survey: {
    title: 'What do you think of our emails?',
    reason: 'Our emails',
    reasons: {
      useful: 'are useful to me',
      too_many: 'are too many',
      not_for_me: 'are not relevant to me',
      never_asked: 'are not what I signed up for',
      other: 'something else',
    } as Readonly<Record<string, string>>,
    comment: 'What should we change?',
    send: 'Send',
    thanks: 'Thank you for your feedback.',
    preferences: 'Choose which emails you get',
  },
  age: {
    title: 'Confirm your age',
    intro: 'You have to be 13 or older to use Pegboard. Tell us when you were born; only the year is kept.',
    birthDate: 'Date of birth',
    send: 'Confirm',
    done: 'Thank you. Your age is confirmed.',
    tooYoung:
      'You have to be 13 or older to use Pegboard. If the date was wrong, you can correct it up to three times a month.',
    home: 'Go to your home page',
  },
};
