/** The texts about the mails of the site and about age, in American English. */
export const emailTexts = {
  title: 'E-mail preferences',
  intro: (email: string): string => `Which mails ${email} gets.`,
  always: 'Mails about your account, such as a new password, are always sent.',
  lists: {
    board_invites: 'Invites to boards',
  } as Readonly<Record<string, string>>,
  hints: {
    board_invites: 'When somebody asks you by name to join their board.',
  } as Readonly<Record<string, string>>,
  save: 'Save',
  saved: 'Saved',
  none: 'Unsubscribe from all',
  gone: 'This link no longer works',
  goneHint: 'Log in, and choose in your settings which mails you get.',
  logIn: 'Log in',
  tellUs: 'Tell us what you think of our mails',
  open: 'Choose which mails you get',
  survey: {
    title: 'What do you think of our mails?',
    reason: 'Our mails',
    reasons: {
      useful: 'are useful to me',
      too_many: 'are too many',
      not_for_me: 'are about things I do not care for',
      never_asked: 'are not what I signed up for',
      other: 'something else',
    } as Readonly<Record<string, string>>,
    comment: 'What should we change?',
    send: 'Send',
    thanks: 'Thank you: people read this.',
    preferences: 'Choose which mails you get',
  },
  age: {
    title: 'Confirm your age',
    intro: 'You have to be 13 or older to use Pegboard. Tell us when you were born; only the year is kept.',
    birthDate: 'Date of birth',
    send: 'Confirm',
    done: 'Thank you. Your age is confirmed.',
    tooYoung:
      'You have to be 13 or older to use Pegboard. If the date was wrong, you may correct it: you have three tries a month.',
    home: 'Go to your home page',
  },
};
