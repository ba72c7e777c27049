/** The words of the mails to members, in US English. */
export const enUs = {
  hello: (name: string) => `Hello ${name},`,
  passwordReset: {
    subject: 'Choose a new password for Pegboard',
    asked: (minutes: number) =>
      `somebody asked for a new password for your Pegboard account. If it was you, choose one here in the next ${minutes} minutes:`,
    choose: 'Choose a new password',
    once: 'The link works once. When the password is set, you are logged out everywhere.',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  verifyEmail: {
    subject: 'Confirm your e-mail for Pegboard',
    given:
      'this address was given for a Pegboard account. If it was you, confirm it here in the next three days:',
    confirm: 'Confirm this e-mail',
    notYou: 'If it was not you, there is nothing to do.',
  },
  accountChanged: {
    subject: 'Your Pegboard account was changed',
    password: 'The password of your Pegboard account was changed.',
    email: 'Somebody asked to move your Pegboard account to another e-mail.',
    notYou:
      'If it was you, there is nothing to do. If it was not, log everybody out and choose a new password:',
    logOut: 'Log out everywhere',
  },
  boardInvite: {
    subject: (inviter: string) => `${inviter} invited you to join their board`,
    asks: (inviter: string, board: string) =>
      `${inviter} asks you to pin on the board “${board}”. Look at it, and accept or decline:`,
    open: 'Open the board',
    why: 'You get this because somebody invited you by name. To get no more of these mails:',
    preferences: 'E-mail preferences',
  },
} as const;
