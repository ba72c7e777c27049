/** The texts of who is on a board. Give another table for another language. */
export type PeopleMessages = {
  readonly list: string;
  readonly owner: string;
  readonly you: string;
  readonly invited: string;
  readonly rights: (edits: boolean, invites: boolean) => string;
  readonly mayEdit: string;
  readonly mayEditHint: string;
  readonly mayInvite: string;
  readonly mayInviteHint: string;
  readonly change: (name: string) => string;
  readonly remove: string;
  readonly removeNamed: (name: string) => string;
  /** Said when somebody is taken off, beside `undo`. */
  readonly removed: (name: string) => string;
  readonly restored: (name: string) => string;
  readonly uninviteNamed: (name: string) => string;
  readonly uninvite: string;
  /** Said when an invite is taken back, beside `undo`. */
  readonly uninvited: (name: string) => string;
  readonly undo: string;
  readonly leave: string;
  readonly leaveHint: string;
  readonly inviteTitle: string;
  readonly who: string;
  readonly whoHint: string;
  readonly invite: string;
  readonly newcomers: string;
  readonly sent: (name: string) => string;
  readonly isOnIt: (name: string) => string;
  readonly linkTitle: string;
  readonly linkHint: string;
  readonly makeLink: string;
  readonly link: string;
  readonly linkMade: string;
  readonly copy: string;
  readonly copied: string;
  readonly endLinks: string;
  /** Said when all links are taken back, beside `undo`. */
  readonly linksEnded: string;
  readonly linksRestored: string;
  readonly removalFailed: (name: string) => string;
  readonly failed: string;
  readonly alone: string;
};

/** The texts in American English. */
export const peopleMessages: PeopleMessages = {
  list: 'People on this board',
  owner: 'Owner',
  you: 'You',
  invited: 'Invited',
  rights: (edits, invites) =>
    ['Can add', ...(edits ? ['edit'] : []), ...(invites ? ['invite'] : [])].join(', '),
  mayEdit: 'Can edit the board',
  mayEditHint: 'Its name, description, cover, sections and order.',
  mayInvite: 'Can invite others',
  mayInviteHint: 'With no more rights than they have.',
  change: (name) => `What ${name} can do`,
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name} from the board`,
  removed: (name) => `${name} is off the board. Their Pins stay on it.`,
  restored: (name) => `${name} is on the board again`,
  uninvite: 'Take back',
  uninviteNamed: (name) => `Take back the invite of ${name}`,
  uninvited: (name) => `The invite of ${name} is taken back`,
  undo: 'Undo',
  leave: 'Leave board',
  leaveHint: 'Your Pins stay on it, in your name. Invites and links that you gave end.',
  inviteTitle: 'Invite somebody',
  who: 'Username',
  whoHint: 'Everybody on the board can add Pins.',
  invite: 'Invite',
  newcomers: 'What they can do',
  sent: (name) => `${name} is invited`,
  isOnIt: (name) => `${name} is on this board already`,
  linkTitle: 'Invite by link',
  linkHint: 'Whoever opens it within 30 days can join, with the rights chosen above.',
  makeLink: 'Make a link',
  link: 'Link to join this board',
  linkMade: 'This link is shown only now. Copy it:',
  copy: 'Copy link',
  copied: 'Link copied',
  endLinks: 'Take back all links',
  linksEnded: 'No link joins this board any more. Who came by one stays.',
  linksRestored: 'The links open again',
  removalFailed: (name) => `${name} is still on the board: it could not be changed.`,
  failed: 'Sorry! Something went wrong on our end.',
  alone: 'Nobody else is on this board yet.',
};
