'use client';

import { Button, Select, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import type { Actions } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import type { BusinessMessages } from '../messages.ts';
import { getAssignableRoles, type BusinessRole } from '../model/permissions.ts';
import type { MembersPorts } from './members-ports.ts';
import type { MembersMessages } from './messages.ts';

/** A pending invite. */
export type PendingInvite = {
  readonly id: string;
  readonly username: string | null;
  readonly email: string | null;
  readonly role: BusinessRole;
  readonly expires_at: string;
  readonly is_over: boolean;
};

type Parts = {
  readonly ports: MembersPorts;
  readonly actions: Actions;
  readonly messages: MembersMessages;
  readonly frameMessages: BusinessMessages;
};

/**
 * Renders the form that invites a member to the business; the typed values stay until the invite was sent.
 */
export function InviteForm(props: Parts & { readonly yourRole: BusinessRole }): ReactNode {
  const { yourRole, ports, actions, messages, frameMessages } = props;
  const [who, setWho] = useState('');
  const [selectedRole, setRole] = useState<BusinessRole>('analyst');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSent = await actions.run(
      'invite',
      () => ports.invite(who.trim(), selectedRole),
      messages.sent(who),
    );
    if (isSent) setWho('');
  };
  return (
    <>
      <h2>{messages.inviteTitle}</h2>
      <form className={styles.form} data-part="form" onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={messages.who}
          hint={messages.whoHint}
          error={actions.fields['who']}
          value={who}
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          onChange={(event) => setWho(event.target.value)}
        />
        <Select
          label={messages.role}
          value={selectedRole}
          error={actions.fields['role']}
          onChange={(event) => setRole(event.target.value as BusinessRole)}
        >
          {getAssignableRoles(yourRole).map((one) => (
            <option key={one} value={one}>
              {frameMessages.roles[one]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" loading={actions.busy === 'invite'}>
          {messages.invite}
        </Button>
      </form>
    </>
  );
}

/** Renders the pending invites, each with a button to revoke it. */
export function PendingInvites(props: Parts & { readonly invites: readonly PendingInvite[] }): ReactNode {
  const { invites, ports, actions, messages, frameMessages } = props;
  const timeZone = useTimeZone();
  return (
    <>
      <h2>{messages.invited}</h2>
      {invites.length === 0 ? (
        <p className={styles.hint}>{messages.nobodyInvited}</p>
      ) : (
        <ul role="list" className={styles.list} data-part="list" aria-label={messages.invited}>
          {invites.map(({ id, username, email, role, expires_at: end, is_over: isOver }) => {
            const who = email ?? `@${username}`;
            return (
              <li key={id} className={styles.item} data-part="item">
                <span className={styles.what}>
                  <bdi>{who}</bdi>
                  <small>
                    {frameMessages.roles[role]} · {isOver ? messages.isOver : messages.until(end, timeZone)}
                  </small>
                </span>
                <Button
                  size="sm"
                  aria-label={messages.takeBackNamed(who)}
                  loading={actions.busy === `invite ${id}`}
                  onClick={() =>
                    void actions.run(`invite ${id}`, () => ports.takeBack(id), messages.takenBack(who))
                  }
                >
                  {messages.takeBack}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
