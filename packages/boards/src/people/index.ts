export { peopleMessages, type PeopleMessages } from './messages.ts';
export { BoardPeople, type BoardPeopleProps } from './board-people.tsx';
export type { PersonSearchResult, PeoplePorts, PortResult } from './people-ports.ts';
export {
  EMPTY_PEOPLE,
  getVisiblePeople,
  transitionPeople,
  type BoardPerson,
  type PeopleEvent,
  type PeopleList,
  type BoardPermission,
} from './model/people-list.ts';
