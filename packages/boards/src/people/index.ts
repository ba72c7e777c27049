export { peopleMessages, type PeopleMessages } from './messages.ts';
export { BoardPeople, type BoardPeopleProps } from './board-people.tsx';
export type { FoundPerson, PeoplePorts, PortOutcome } from './people-ports.ts';
export {
  NOBODY,
  shownPeople,
  stepPeople,
  type BoardPerson,
  type PeopleEvent,
  type PeopleList,
  type PersonRight,
} from './model/people-list.ts';
