/** The texts of the account pages, in US English. */
export const accountTexts = {
  logOut: {
    title: 'Log out of Pegboard?',
    intro: 'You can log in again at any time. What you saved stays where it is.',
    button: 'Log out',
    stay: 'Stay logged in',
  },
  reset: {
    ask: {
      title: 'Forgot your password?',
      intro: 'Tell us who you are, and we mail you a link that sets a new one.',
      of: (username: string) => `A new password for ${username}`,
      ofIntro: 'We mail a link to the address of this account, if there is one. It works once.',
      account: 'E-mail or username',
      send: 'Send the link',
    },
    sent: {
      title: 'Look at your mail',
      intro:
        'If there is an account of that name, a link is on its way to its address. It works once, for an hour.',
      again: 'Nothing has come? Look among unwanted mail, or',
      againLink: 'ask for another link',
    },
    choose: {
      title: 'Choose a new password',
      intro: 'When it is set, you are logged out everywhere.',
      password: 'New password',
      set: 'Set the password',
    },
    done: {
      title: 'Your password is set',
      intro: 'You are logged out everywhere. Log in with the new one.',
    },
    forgot: 'Forgot your password?',
    remembered: 'Remembered it?',
  },
} as const;
