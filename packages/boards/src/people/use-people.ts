'use client';

import { useEffect, useReducer, useState } from 'react';
import type { PeopleMessages } from './messages.ts';
import {
  EMPTY_PEOPLE,
  getVisiblePeople,
  transitionPeople,
  type BoardPerson,
  type BoardPermission,
} from './model/people-list.ts';
import type { PeoplePorts, PortResult } from './people-ports.ts';

/** The collaborators of a board as a panel shows them, with the available actions. */
export type People = {
  /** Undefined until they are loaded. */
  readonly people: readonly BoardPerson[] | undefined;
  /** The announcement of the last action. */
  readonly said:
    | {
        readonly text: string;
        readonly kind: 'done' | 'failed';
        /** Undoes the last action. */
        readonly undo?: (() => Promise<void>) | undefined;
      }
    | undefined;
  readonly say: (text: string, kind: 'done' | 'failed', undo?: () => Promise<void>) => void;
  /** Clears the announcement. */
  readonly sayNothing: () => void;
  readonly invited: (person: BoardPerson) => void;
  /** Removes a collaborator or revokes a pending invite; both can be undone. */
  readonly remove: (person: BoardPerson) => Promise<boolean>;
  readonly change: (person: BoardPerson, rights: readonly BoardPermission[]) => Promise<void>;
};

/** Manages the list of collaborators: a failed change is rolled back and announced (IV-03). */
export function usePeople(ports: PeoplePorts, messages: PeopleMessages): People {
  const [list, send] = useReducer(transitionPeople, EMPTY_PEOPLE);
  const [isRead, setRead] = useState(false);
  const [said, setSaid] = useState<People['said']>();
  const say: People['say'] = (text, kind, undo) => setSaid({ text, kind, undo });
  const sayNothing = (): void => setSaid(undefined);
  useEffect(() => {
    let isHere = true;
    void ports.read().then((result) => {
      if (!isHere) return;
      setRead(true);
      if (result.ok) send({ type: 'read', people: result.value });
      else setSaid({ text: result.message, kind: 'failed' });
    });
    return () => {
      isHere = false;
    };
  }, [ports]);
  /**
   * Reads the list again: a restored collaborator brings back the members whom they had invited, at their
   * positions.
   */
  const restore = async ({ id, name, isInvited }: BoardPerson): Promise<void> => {
    sayNothing();
    const back = await ports.restore(id);
    const found = back.ok ? await ports.read() : back;
    if (!found.ok) return say(found.message || messages.failed, 'failed');
    send({ type: 'read', people: found.value });
    return say(isInvited ? messages.sent(name) : messages.restored(name), 'done');
  };
  return {
    people: isRead ? getVisiblePeople(list) : undefined,
    said,
    say,
    sayNothing,
    invited: (person) => send({ type: 'invited', person }),
    async remove(person) {
      const { id, name, isInvited } = person;
      send({ type: 'removal-began', id });
      const result: PortResult<null> = await (isInvited ? ports.uninvite(id) : ports.remove(id));
      send({ type: result.ok ? 'removed' : 'removal-failed', id });
      if (!result.ok) say(result.message || messages.removalFailed(name), 'failed');
      else say(isInvited ? messages.uninvited(name) : messages.removed(name), 'done', () => restore(person));
      return result.ok;
    },
    async change({ id }, rights) {
      send({ type: 'rights-began', id, rights });
      const result = await ports.changeRights(id, rights);
      send({ type: result.ok ? 'rights-changed' : 'rights-failed', id });
      if (!result.ok) say(result.message || messages.failed, 'failed');
    },
  };
}
