'use client';

import {
  Avatar,
  Button,
  Spinner,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  messagesProp,
  methodsProp,
  shapeProp,
  textProp,
  textsProp,
  validProps,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { InviteForm } from './invite-form.tsx';
import { peopleMessages, type PeopleMessages } from './messages.ts';
import type { BoardPerson, BoardPermission } from './model/people-list.ts';
import type { PeoplePorts, PortResult } from './people-ports.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { usePeople, type People } from './use-people.ts';
import styles from './people.module.css';

/** The props of BoardPeople. */
export type BoardPeopleProps = RootProps & {
  readonly owner: Pick<BoardPerson, 'id' | 'name' | 'username' | 'picture'>;
  readonly viewer: { readonly id: string; readonly rights: readonly BoardPermission[] };
  /** Pass a stable object: the collaborators are read again for another one. */
  readonly ports: PeoplePorts;
  /** Called after the viewer left the board; the caller offers to undo it with `PeoplePorts.restore`. */
  readonly onLeft: () => void;
  /** Focuses the username field initially. */
  readonly startsWithInvite?: boolean | undefined;
  readonly messages?: PeopleMessages | undefined;
};

const refuse = async (): Promise<PortResult<never>> => ({ ok: false, message: peopleMessages.failed });

/** The methods that replace those that an untyped caller left out. */
const MISSING_PORTS: PeoplePorts = {
  read: refuse,
  find: async () => [],
  invite: refuse,
  uninvite: refuse,
  remove: refuse,
  restore: refuse,
  changeRights: refuse,
  makeLink: refuse,
  endLinks: refuse,
  restoreLinks: refuse,
  copy: async () => false,
};
const BOARD_PEOPLE_RULES = {
  owner: shapeProp({ id: textProp, name: textProp, username: textProp }),
  viewer: shapeProp({ id: textProp, rights: textsProp }),
  // The same object each time, since another one is read again.
  ports: { ...methodsProp(MISSING_PORTS), instead: () => MISSING_PORTS },
  onLeft: functionProp,
  startsWithInvite: flagProp,
  messages: messagesProp(peopleMessages),
};

/**
 * Renders the collaborators of a board and their permissions, with actions to invite, change, remove and
 * leave (IV-03).
 */
export function BoardPeople(rawProps: BoardPeopleProps): ReactNode {
  const props = validProps('BoardPeople', rawProps, BOARD_PEOPLE_RULES);
  const { owner, viewer, ports, onLeft, messages = peopleMessages } = props;
  const people = usePeople(ports, messages);
  const isOwner = owner.id === viewer.id;
  const me = people.people?.find(({ id, isInvited }) => id === viewer.id && !isInvited);
  const leave = async (person: BoardPerson): Promise<void> => {
    if (await people.remove(person)) onLeft();
  };
  return (
    <div data-board-people="" data-part="board-people" {...rootAttributes(props, styles.panel)}>
      {viewer.rights.includes('invite') ? (
        <InviteForm
          ports={ports}
          people={people}
          mayGiveEdit={viewer.rights.includes('edit')}
          isFocused={props.startsWithInvite === true}
          messages={messages}
        />
      ) : null}
      <div className={styles.said} data-kind={people.said?.kind}>
        <output>{people.said?.text}</output>
        {people.said?.undo ? (
          <Button size="sm" onClick={() => void people.said?.undo?.()}>
            {messages.undo}
          </Button>
        ) : null}
      </div>
      {people.people === undefined ? (
        <Spinner label={messages.list} />
      ) : (
        <ul className={styles.people} data-part="list" role="list" aria-label={messages.list}>
          <li className={styles.person} data-part="person">
            <Who person={owner} isViewer={isOwner} messages={messages} />
            <span className={styles.state} data-part="state">
              {messages.owner}
            </span>
          </li>
          {people.people.map((person) => (
            <Person
              key={person.id}
              person={person}
              people={people}
              isOwner={isOwner}
              isViewer={person.id === viewer.id}
              messages={messages}
            />
          ))}
        </ul>
      )}
      {people.people?.length === 0 ? (
        <p className={styles.hint} data-part="hint">
          {messages.alone}
        </p>
      ) : null}
      {me && !isOwner ? (
        <div className={styles.leave}>
          <Button variant="danger" onClick={() => void leave(me)}>
            {messages.leave}
          </Button>
          <span className={styles.hint} data-part="hint">
            {messages.leaveHint}
          </span>
        </div>
      ) : null}
    </div>
  );
}

function Who(props: {
  readonly person: BoardPeopleProps['owner'];
  readonly isViewer: boolean;
  readonly messages: PeopleMessages;
}): ReactNode {
  const { person, isViewer, messages } = props;
  return (
    <>
      <Avatar name={person.name} src={person.picture} size={40} decorative />
      <span className={styles.name} data-part="name">
        <bdi>{person.name}</bdi>
        <small className={styles.hint} data-part="hint">
          @{person.username}
          {isViewer ? ` · ${messages.you}` : ''}
        </small>
      </span>
    </>
  );
}

function Person(props: {
  readonly person: BoardPerson;
  readonly people: People;
  readonly isOwner: boolean;
  readonly isViewer: boolean;
  readonly messages: PeopleMessages;
}): ReactNode {
  const { person, people, isOwner, isViewer, messages } = props;
  const [isChanging, setChanging] = useState(false);
  const { name, rights, isInvited } = person;
  const label = messages.rights(rights.includes('edit'), rights.includes('invite'));
  return (
    <li className={styles.person} data-part="person">
      <Who person={person} isViewer={isViewer} messages={messages} />
      {isOwner && !isInvited ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${messages.change(name)}: ${label}`}
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {label}
        </Button>
      ) : (
        <span className={styles.state} data-part="state">
          {isInvited ? messages.invited : label}
        </span>
      )}
      {isOwner || isInvited ? (
        <Button
          size="sm"
          aria-label={isInvited ? messages.uninviteNamed(name) : messages.removeNamed(name)}
          onClick={() => void people.remove(person)}
        >
          {isInvited ? messages.uninvite : messages.remove}
        </Button>
      ) : null}
      {isChanging ? (
        <PermissionPicker
          label={messages.change(name)}
          rights={rights}
          mayGiveEdit
          messages={messages}
          onChange={(next) => void people.change(person, next)}
        />
      ) : null}
    </li>
  );
}
