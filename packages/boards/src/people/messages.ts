/** The messages of a board's collaborators. Pass another table for another language. */
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
  /** Announced after a collaborator is removed, next to `undo`. */
  readonly removed: (name: string) => string;
  readonly restored: (name: string) => string;
  readonly uninviteNamed: (name: string) => string;
  readonly uninvite: string;
  /** Announced after an invite is revoked, next to `undo`. */
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
  /** Announced after all links are revoked, next to `undo`. */
  readonly linksEnded: string;
  readonly linksRestored: string;
  readonly removalFailed: (name: string) => string;
  readonly failed: string;
  readonly alone: string;
};

/** The messages in American English. */
export const peopleMessages: PeopleMessages = {
  list: 'Collaborators',
  owner: 'Owner',
  you: 'You',
  invited: 'Invited',
  rights: (edits, invites) =>
    ['Can add', ...(edits ? ['edit'] : []), ...(invites ? ['invite'] : [])].join(', '),
  mayEdit: 'Can edit the board',
  mayEditHint: 'Name, description, cover, sections and order.',
  mayInvite: 'Can invite others',
  mayInviteHint: 'With their own permissions at most.',
  change: (name) => `Permissions of ${name}`,
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name} from the board`,
  removed: (name) => `${name} was removed. Their Pins stay on the board.`,
  restored: (name) => `${name} is on the board again`,
  uninvite: 'Cancel invite',
  uninviteNamed: (name) => `Cancel invite: ${name}`,
  uninvited: (name) => `Invite of ${name} canceled`,
  undo: 'Undo',
  leave: 'Leave board',
  leaveHint: 'Your Pins stay on it. Your invites and links stop working.',
  inviteTitle: 'Invite someone',
  who: 'Username',
  whoHint: 'All collaborators can add Pins.',
  invite: 'Invite',
  newcomers: 'Permissions',
  sent: (name) => `${name} is invited`,
  isOnIt: (name) => `${name} is on this board already`,
  linkTitle: 'Invite by link',
  linkHint: 'Anyone who opens it within 30 days can join, with the permissions selected above.',
  makeLink: 'Create link',
  link: 'Link to join this board',
  linkMade: 'This link is shown only once. Copy it now:',
  copy: 'Copy link',
  copied: 'Link copied',
  endLinks: 'Revoke all links',
  linksEnded: 'All invite links revoked. People who joined stay on the board.',
  linksRestored: 'Links restored',
  removalFailed: (name) => `${name} is still on the board: the change failed.`,
  failed: 'Sorry! Something went wrong on our end.',
  alone: 'No one else is on this board yet.',
};
