import { expect, test } from 'vitest';
import {
  EMPTY_PEOPLE,
  getVisiblePeople,
  transitionPeople,
  type BoardPerson,
  type PeopleEvent,
} from './people-list.ts';

const person = (id: string, more: Partial<BoardPerson> = {}): BoardPerson => ({
  id,
  username: `person${id}`,
  name: `Person ${id}`,
  picture: null,
  rights: ['add'],
  isInvited: false,
  ...more,
});
const after = (...events: readonly PeopleEvent[]) =>
  events.reduce(
    transitionPeople,
    transitionPeople(EMPTY_PEOPLE, { type: 'read', people: [person('1'), person('2'), person('3')] }),
  );
const ids = (...events: readonly PeopleEvent[]) => getVisiblePeople(after(...events)).map(({ id }) => id);
const rights = (...events: readonly PeopleEvent[]) => after(...events).people[1]?.rights;

test('[IV-03] who is taken off is gone at once', () => {
  expect(ids({ type: 'removal-began', id: '2' })).toEqual(['1', '3']);
});

test('[IV-03] a failed removal puts the collaborator back at their place', () => {
  expect(ids({ type: 'removal-began', id: '2' }, { type: 'removal-failed', id: '2' })).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('[IV-03] a removal that is done stays done when a failure of another comes late', () => {
  expect(
    ids(
      { type: 'removal-began', id: '2' },
      { type: 'removal-began', id: '3' },
      { type: 'removed', id: '2' },
      { type: 'removal-failed', id: '3' },
    ),
  ).toEqual(['1', '3']);
});

test('[IV-03] an invited person is last, once, also after a removal', () => {
  const invited = person('4', { isInvited: true });
  expect(ids({ type: 'invited', person: invited }, { type: 'invited', person: invited })).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  expect(ids({ type: 'removal-began', id: '2' }, { type: 'invited', person: person('2') })).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('[IV-03] rights change at once, and are what they were before the first change when it fails', () => {
  const edit = { type: 'rights-began', id: '2', rights: ['add', 'edit'] } as const;
  const invite = { type: 'rights-began', id: '2', rights: ['add', 'edit', 'invite'] } as const;
  expect(rights(edit)).toEqual(['add', 'edit']);
  expect(rights(edit, invite, { type: 'rights-failed', id: '2' })).toEqual(['add']);
  expect(rights(edit, { type: 'rights-changed', id: '2' }, { type: 'rights-failed', id: '2' })).toEqual([
    'add',
    'edit',
  ]);
});

test('[IV-03] events of people who are not on the list change nothing', () => {
  const list = after();
  expect(transitionPeople(list, { type: 'rights-began', id: '9', rights: [] })).toBe(list);
  expect(transitionPeople(list, { type: 'rights-failed', id: '9' })).toBe(list);
});
