import type { BoardPerson, PersonRight } from './model/people-list.ts';

/** How a call went; a refusal has words for people, and those of single fields. */
export type PortOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly fields?: Readonly<Record<string, string>> };

/** Somebody who may be invited. */
export type FoundPerson = Pick<BoardPerson, 'id' | 'username' | 'name'>;

/** What the panel needs of its site. None of them throws. */
export type PeoplePorts = {
  /** Those on the board and, for who may invite, those asked. */
  readonly read: () => Promise<PortOutcome<readonly BoardPerson[]>>;
  /** People whose names begin so. */
  readonly find: (typed: string) => Promise<readonly FoundPerson[]>;
  readonly invite: (username: string, rights: readonly PersonRight[]) => Promise<PortOutcome<BoardPerson>>;
  readonly uninvite: (id: string) => Promise<PortOutcome<null>>;
  /** Takes a collaborator off; the viewer leaves by their own id. */
  readonly remove: (id: string) => Promise<PortOutcome<null>>;
  /** Undoes `remove` and `uninvite` of somebody: they stand as they stood. */
  readonly restore: (id: string) => Promise<PortOutcome<null>>;
  readonly changeRights: (id: string, rights: readonly PersonRight[]) => Promise<PortOutcome<null>>;
  /** A link by which others join; it is told once. */
  readonly makeLink: (rights: readonly PersonRight[]) => Promise<PortOutcome<string>>;
  readonly endLinks: () => Promise<PortOutcome<null>>;
  /** Undoes `endLinks`. */
  readonly restoreLinks: () => Promise<PortOutcome<null>>;
  readonly copy: (text: string) => Promise<boolean>;
};
