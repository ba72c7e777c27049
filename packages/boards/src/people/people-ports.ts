import type { BoardPerson, BoardPermission } from './model/people-list.ts';

/** The result of a request; an error has a message and field errors. */
export type PortResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly fields?: Readonly<Record<string, string>> };

/** A member who can be invited. */
export type PersonSearchResult = Pick<BoardPerson, 'id' | 'username' | 'name'>;

/** The ports of the panel. None throws. */
export type PeoplePorts = {
  /** The collaborators and, for viewers who may invite, the invited people. */
  readonly read: () => Promise<PortResult<readonly BoardPerson[]>>;
  /** Returns the members whose names begin with the typed text. */
  readonly find: (typed: string) => Promise<readonly PersonSearchResult[]>;
  readonly invite: (username: string, rights: readonly BoardPermission[]) => Promise<PortResult<BoardPerson>>;
  readonly uninvite: (id: string) => Promise<PortResult<null>>;
  /** Removes a collaborator; viewers leave by passing their own id. */
  readonly remove: (id: string) => Promise<PortResult<null>>;
  /** Undoes `remove` or `uninvite`: restores the former permissions. */
  readonly restore: (id: string) => Promise<PortResult<null>>;
  readonly changeRights: (id: string, rights: readonly BoardPermission[]) => Promise<PortResult<null>>;
  /** Creates an invite link; the link is shown once. */
  readonly makeLink: (rights: readonly BoardPermission[]) => Promise<PortResult<string>>;
  readonly endLinks: () => Promise<PortResult<null>>;
  /** Undoes `endLinks`. */
  readonly restoreLinks: () => Promise<PortResult<null>>;
  readonly copy: (text: string) => Promise<boolean>;
};
