import type { BoardPerson, BoardPermission } from './model/people-list.ts';

/** The result of a request; an error has a message and field errors. */
export type PortResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly fields?: Readonly<Record<string, string>> };

/** Someone who may be invited. */
export type PersonSearchResult = Pick<BoardPerson, 'id' | 'username' | 'name'>;

/** The ports of the panel. None throws. */
export type PeoplePorts = {
  /** The collaborators and, for viewers who may invite, the invited people. */
  readonly read: () => Promise<PortResult<readonly BoardPerson[]>>;
  /** People whose names begin so. */
  readonly find: (typed: string) => Promise<readonly PersonSearchResult[]>;
  readonly invite: (username: string, rights: readonly BoardPermission[]) => Promise<PortResult<BoardPerson>>;
  readonly uninvite: (id: string) => Promise<PortResult<null>>;
  /** Takes a collaborator off; the viewer leaves by their own id. */
  readonly remove: (id: string) => Promise<PortResult<null>>;
  /** Undoes `remove` and `uninvite` of someone: they stand as they stood. */
  readonly restore: (id: string) => Promise<PortResult<null>>;
  readonly changeRights: (id: string, rights: readonly BoardPermission[]) => Promise<PortResult<null>>;
  /** A link by which others join; it is shown once. */
  readonly makeLink: (rights: readonly BoardPermission[]) => Promise<PortResult<string>>;
  readonly endLinks: () => Promise<PortResult<null>>;
  /** Undoes `endLinks`. */
  readonly restoreLinks: () => Promise<PortResult<null>>;
  readonly copy: (text: string) => Promise<boolean>;
};
