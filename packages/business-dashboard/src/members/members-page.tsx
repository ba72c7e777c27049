'use client';

import { Avatar, Select } from '@pegboard/ui';
import type { ReactNode } from 'react';

import { ConfirmButton } from '../frame/confirm-button.tsx';
import { PageHead } from '../frame/page-head.tsx';
import styles from '../frame/parts.module.css';
import { Said } from '../frame/said.tsx';
import { StatusChip } from '../frame/status-chip.tsx';
import { useAction, type ActionOutcome, type Actions } from '../frame/use-action.ts';
import { useTimeZone } from '../frame/use-time-zone.ts';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import { rolesGivenBy, type BusinessRole } from '../model/rights.ts';
import { InviteForm, OpenInvites, type OpenInvite } from './invites.tsx';
import { membersMessages, type MembersMessages } from './messages.ts';
import { RoleTable } from './role-table.tsx';
import type { MembersPorts } from './members-ports.ts';

/** Somebody who works with a business. */
export type ShownMember = {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly image_medium_url: string | null;
  readonly role: BusinessRole;
  readonly joined_at: string;
  readonly is_you: boolean;
  readonly may_change: boolean;
};

/** The props of a MembersPage. */
export type MembersPageProps = {
  readonly members: readonly ShownMember[];
  /** The invites that wait for an answer; undefined for who may not invite. */
  readonly invites: readonly OpenInvite[] | undefined;
  /** The role of the reader. */
  readonly yourRole: BusinessRole;
  readonly ports: MembersPorts;
  readonly messages?: MembersMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

/** Who works with a business and as what; who may, changes that, invites others, and takes invites back (BD-06). */
export function MembersPage(props: MembersPageProps): ReactNode {
  const { members, invites, yourRole, ports, messages = membersMessages } = props;
  const { frameMessages = businessMessages } = props;
  const actions = useAction(messages.failed);
  const texts = { messages, frameMessages };
  return (
    <section data-pb="" className={styles.page}>
      <PageHead title={messages.title} intro={messages.intro} />
      <Said said={actions.said} />
      <ul role="list" className={styles.list} aria-label={messages.title}>
        {members.map((member) => (
          <MemberRow key={member.id} {...texts} {...{ member, yourRole, ports, actions }} />
        ))}
      </ul>
      <RoleTable {...texts} />
      {invites === undefined ? null : (
        <>
          <InviteForm {...texts} {...{ yourRole, ports, actions }} />
          <OpenInvites {...texts} {...{ invites, ports, actions }} />
        </>
      )}
      <p className={styles.hint}>{messages.leaveHint}</p>
      <div className={styles.buttons}>
        <ConfirmButton
          variant="danger"
          size="sm"
          texts={{
            question: messages.leaveQuestion,
            note: messages.leaveNote,
            yes: messages.leave,
            no: messages.cancel,
            failed: messages.failed,
          }}
          onConfirm={ports.leave}
        >
          {messages.leave}
        </ConfirmButton>
      </div>
    </section>
  );
}

function MemberRow(props: {
  readonly member: ShownMember;
  readonly yourRole: BusinessRole;
  readonly ports: MembersPorts;
  readonly actions: Actions;
  readonly messages: MembersMessages;
  readonly frameMessages: BusinessMessages;
}): ReactNode {
  const { member, yourRole, ports, actions, messages, frameMessages } = props;
  const name = member.full_name || member.username;
  const timeZone = useTimeZone();
  const change = (to: BusinessRole): void =>
    void actions.run(
      `role ${member.id}`,
      () => ports.changeRole(member.id, to),
      messages.changed(name, frameMessages.roles[to]),
    );
  const remove = async (): Promise<ActionOutcome> => {
    const outcome = await ports.remove(member.id);
    if (outcome.ok) await actions.run('remove', async () => outcome, messages.removed(name));
    return outcome;
  };
  return (
    <li className={styles.item}>
      <Avatar name={name} src={member.image_medium_url} decorative />
      <span className={styles.what}>
        <bdi className={styles.strong}>{name}</bdi>
        <small>
          @{member.username} · {messages.since(member.joined_at, timeZone)}
        </small>
      </span>
      {member.is_you ? <StatusChip>{messages.you}</StatusChip> : null}
      {member.may_change ? (
        <Select
          label={messages.roleOf(name)}
          hideLabel
          value={member.role}
          disabled={actions.busy !== undefined}
          onChange={(event) => change(event.target.value as BusinessRole)}
        >
          {rolesGivenBy(yourRole).map((one) => (
            <option key={one} value={one}>
              {frameMessages.roles[one]}
            </option>
          ))}
        </Select>
      ) : (
        <span>{frameMessages.roles[member.role]}</span>
      )}
      {member.may_change && !member.is_you ? (
        <ConfirmButton
          size="sm"
          aria-label={messages.removeNamed(name)}
          texts={{
            question: messages.removeQuestion(name),
            note: messages.removeNote,
            yes: messages.remove,
            no: messages.cancel,
            failed: messages.failed,
          }}
          onConfirm={remove}
        >
          {messages.remove}
        </ConfirmButton>
      ) : null}
    </li>
  );
}
