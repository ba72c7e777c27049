/** The messages of emails to members, in US English. */
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
  boardInvite: {
    subject: (inviter: string) => `${inviter} invited you to join their board`,
    asks: (inviter: string, board: string) =>
      `${inviter} invited you to the board “${board}”. Take a look, and accept or decline:`,
    open: 'Open the board',
    why: 'You received this because someone invited you by name. To stop these emails:',
    preferences: 'Email preferences',
  },
} as const;
