'use client';

import { Button, TextField } from '@pegboard/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { PeopleMessages } from './messages.ts';
import type { BoardPermission } from './model/people-list.ts';
import type { PersonSearchResult, PeoplePorts } from './people-ports.ts';
import { PermissionPicker } from './permission-picker.tsx';
import type { People } from './use-people.ts';
import styles from './people.module.css';

type InviteFormProps = {
  readonly ports: PeoplePorts;
  readonly people: People;
  readonly mayGiveEdit: boolean;
  readonly isFocused: boolean;
  readonly messages: PeopleMessages;
};

/**
 * Renders the form that invites a member by username or by link, with the selected permissions. The typed
 * text stays when the server rejects it.
 */
export function InviteForm(props: InviteFormProps): ReactNode {
  const { ports, people, mayGiveEdit, isFocused, messages } = props;
  const [typed, setTyped] = useState('');
  const [rights, setRights] = useState<readonly BoardPermission[]>([]);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { found, find } = useFound(ports);
  const listId = useId();
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const username = typed.trim().replace(/^@/, '');
    if (username === '' || isBusy) return;
    setBusy(true);
    setError(undefined);
    people.sayNothing();
    const result = await ports.invite(username, rights);
    setBusy(false);
    if (!result.ok) {
      const [field] = Object.values(result.fields ?? {});
      setError(field ?? (result.message || messages.failed));
      return;
    }
    setTyped('');
    people.invited(result.value);
    const { name, isInvited } = result.value;
    people.say(isInvited ? messages.sent(name) : messages.isOnIt(name), 'done');
  };
  return (
    <section className={styles.invite} data-part="invite-form" aria-label={messages.inviteTitle}>
      <form className={styles.line} onSubmit={(event) => void send(event)}>
        <TextField
          label={messages.who}
          hint={messages.whoHint}
          value={typed}
          error={error}
          list={listId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          {...(isFocused ? { 'data-autofocus': '' } : {})}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            find(event.currentTarget.value);
          }}
        />
        <datalist id={listId}>
          {found.map(({ id, username, name }) => (
            <option key={id} value={username}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="primary" loading={isBusy}>
          {messages.invite}
        </Button>
      </form>
      <PermissionPicker
        label={messages.newcomers}
        rights={rights}
        mayGiveEdit={mayGiveEdit}
        messages={messages}
        onChange={setRights}
      />
      <InviteLink {...props} rights={rights} />
    </section>
  );
}

/** Returns members whose names begin with the typed text; a response older than the latest one is ignored. */
function useFound({ find }: PeoplePorts): {
  readonly found: readonly PersonSearchResult[];
  readonly find: (typed: string) => void;
} {
  const [{ found }, set] = useState<{ at: number; found: readonly PersonSearchResult[] }>({
    at: 0,
    found: [],
  });
  return {
    found,
    find(typed) {
      const at = performance.now();
      if (typed.trim().length < 2) return;
      void find(typed.trim()).then((people) => set((now) => (now.at > at ? now : { at, found: people })));
    },
  };
}

function InviteLink(props: InviteFormProps & { readonly rights: readonly BoardPermission[] }): ReactNode {
  const { ports, people, rights, messages } = props;
  const [link, setLink] = useState<string>();
  const make = async (): Promise<void> => {
    const result = await ports.makeLink(rights);
    if (result.ok) setLink(result.value);
    else people.say(result.message || messages.failed, 'failed');
  };
  const end = async (): Promise<void> => {
    const result = await ports.endLinks();
    if (!result.ok) return people.say(result.message || messages.failed, 'failed');
    setLink(undefined);
    return people.say(messages.linksEnded, 'done', restore);
  };
  const restore = async (): Promise<void> => {
    const result = await ports.restoreLinks();
    if (result.ok) people.say(messages.linksRestored, 'done');
    else people.say(result.message || messages.failed, 'failed');
  };
  const copy = async (): Promise<void> => {
    if (link !== undefined && (await ports.copy(link))) people.say(messages.copied, 'done');
  };
  return (
    <div className={styles.link} data-part="link">
      <strong className={styles.legend}>{messages.linkTitle}</strong>
      <p className={styles.hint}>{link === undefined ? messages.linkHint : messages.linkMade}</p>
      {link === undefined ? null : (
        <TextField
          label={messages.link}
          hideLabel
          value={link}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={styles.line}>
        {link === undefined ? (
          <Button onClick={() => void make()}>{messages.makeLink}</Button>
        ) : (
          <Button variant="primary" onClick={() => void copy()}>
            {messages.copy}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void end()}>
          {messages.endLinks}
        </Button>
      </div>
    </div>
  );
}
