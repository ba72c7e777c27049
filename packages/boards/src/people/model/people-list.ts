/** A permission of a collaborator. */
export type BoardPermission = 'add' | 'edit' | 'invite';

/** A collaborator of a board, or an invited person. */
export type BoardPerson = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly picture: string | null;
  readonly rights: readonly BoardPermission[];
  /** True if invited, with the invite not yet answered. */
  readonly isInvited: boolean;
};

/** The collaborators of a board, with pending changes. */
export type PeopleList = {
  readonly people: readonly BoardPerson[];
  /** The collaborators whose removal is pending; they are hidden. */
  readonly leaving: ReadonlySet<string>;
  /** The state before a pending change of permissions. */
  readonly before: ReadonlyMap<string, readonly BoardPermission[]>;
};

/** An event of the collaborators of a board. */
export type PeopleEvent =
  | { readonly type: 'read'; readonly people: readonly BoardPerson[] }
  | { readonly type: 'invited'; readonly person: BoardPerson }
  | { readonly type: 'removal-began' | 'removal-failed' | 'removed'; readonly id: string }
  | { readonly type: 'rights-began'; readonly id: string; readonly rights: readonly BoardPermission[] }
  | { readonly type: 'rights-failed' | 'rights-changed'; readonly id: string };

/** The initial list, before the collaborators are loaded. */
export const EMPTY_PEOPLE: PeopleList = { people: [], leaving: new Set(), before: new Map() };

/**
 * Returns the next list. A removed collaborator is hidden at once, and restored at the same position if the
 * request fails (IV-03); permissions likewise. An event about someone who is not on the list changes nothing.
 */
export function transitionPeople(list: PeopleList, event: PeopleEvent): PeopleList {
  switch (event.type) {
    case 'read':
      return { ...list, people: event.people };
    case 'invited':
      return {
        ...list,
        people: withPerson(list.people, event.person),
        leaving: without(list, event.person.id),
      };
    case 'removal-began':
      return { ...list, leaving: new Set([...list.leaving, event.id]) };
    case 'removal-failed':
      return { ...list, leaving: without(list, event.id) };
    case 'removed':
      return {
        ...list,
        people: list.people.filter(({ id }) => id !== event.id),
        leaving: without(list, event.id),
      };
    case 'rights-began': {
      const known = list.people.find(({ id }) => id === event.id);
      if (!known) return list;
      const first = list.before.get(event.id) ?? known.rights;
      return {
        ...withRights(list, event.id, event.rights),
        before: new Map([...list.before, [event.id, first]]),
      };
    }
    case 'rights-failed': {
      const rights = list.before.get(event.id);
      return rights ? settled(withRights(list, event.id, rights), event.id) : list;
    }
    case 'rights-changed':
      return settled(list, event.id);
  }
}

/** Returns the visible collaborators of a list. */
export function getVisiblePeople({ people, leaving }: PeopleList): readonly BoardPerson[] {
  return people.filter(({ id }) => !leaving.has(id));
}

function withPerson(people: readonly BoardPerson[], person: BoardPerson): readonly BoardPerson[] {
  const isKnown = people.some(({ id }) => id === person.id);
  return isKnown ? people.map((one) => (one.id === person.id ? person : one)) : [...people, person];
}

function withRights(list: PeopleList, id: string, rights: readonly BoardPermission[]): PeopleList {
  return { ...list, people: list.people.map((one) => (one.id === id ? { ...one, rights } : one)) };
}

function settled(list: PeopleList, id: string): PeopleList {
  return { ...list, before: new Map([...list.before].filter(([of]) => of !== id)) };
}

function without({ leaving }: PeopleList, id: string): ReadonlySet<string> {
  return new Set([...leaving].filter((one) => one !== id));
}
