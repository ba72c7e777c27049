/** The texts of the pages that deactivate and delete an account, in US English. */
export const closingTexts = {
  title: 'Deactivate or delete your account',
  intro: 'Deactivate your account to take a break, or delete it with everything in it.',
  deactivate: 'Deactivate',
  deactivateHint:
    'Your profile, boards and Pins are hidden, and you are logged out everywhere. To come back with everything as it was, log in again.',
  deactivateButton: 'Deactivate account',
  delete: 'Delete',
  deleteHint:
    'Your profile, boards and Pins are hidden from everyone right away. You have 14 days to change your mind: log in and choose “Keep my account”. After that, everything is deleted for good.',
  whatHappens: 'What happens to your things',
  facts: {
    boards: {
      name: 'Boards',
      text: 'Your boards are deleted with what is on them. Until then, others don’t see them.',
    },
    pins: {
      name: 'Pins',
      text: 'Pins that you created are deleted everywhere, also where others saved them. Pins that you saved from others stay with them.',
    },
    groupBoards: {
      name: 'Group boards',
      text: 'A group board of yours passes to the collaborator who joined first. Pins and notes that you added to it are deleted.',
    },
    comments: {
      name: 'Comments',
      text: 'Your comments and reactions on Pins of others are deleted, and so are the replies to your comments.',
    },
    messages: {
      name: 'Messages',
      text: 'Conversations with one person are deleted for both of you. In groups, your messages are deleted.',
    },
    reports: {
      name: 'Reports',
      text: 'Reports that you made, and decisions about your content, are deleted.',
    },
    business: {
      name: 'Business',
      text: 'A business that you run alone is deleted with its ads, catalogs and statistics. Unspent ad credit is lost.',
    },
    invoices: {
      name: 'Invoices',
      text: 'Invoices and payments are kept for as long as the law requires. They name the business.',
    },
    exports: {
      name: 'Exports',
      text: 'Your exports are deleted. If you want to keep your data, export and download it first.',
    },
    backups: { name: 'Backups', text: 'Backups of the site may contain your data until they expire.' },
  },
  groupBoards: 'Your group boards and their next owners',
  nextOwner: (board: string, member: string) => `“${board}” passes to ${member}`,
  exportFirst: 'Export your data first',
  obstacles: {
    account_runs_business:
      'You can’t delete your account yet: you run a business with other members. Make someone else its owner, and delete your catalogs and ad accounts in it, first.',
    account_owes_charges:
      'You can’t delete your account yet: there are ads that are not billed, or invoices that are not paid. Pay them first.',
  },
  password: 'Your password',
  deleteButton: 'Delete account',
  passkeyButton: 'Confirm with a passkey and delete',
  closedTitle: 'Your account is deactivated',
  closedIntro: 'You are logged out. To come back, log in again.',
  deletedTitle: 'Your account will be deleted',
  deletedIntro: (day: string) =>
    `You are logged out, and nobody sees your profile any more. Everything is deleted on ${day}. To keep your account, log in before then and choose “Keep my account”.`,
  logIn: 'Log in',
} as const;
