'use client';

import {
  Avatar,
  Select,
  rootAttributes,
  type RootProps,
  choiceProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import { useAction, type ActionResult, type Actions } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import { getAssignableRoles, type BusinessRole, BUSINESS_ROLES } from '../model/permissions.ts';
import { InviteForm, PendingInvites, type PendingInvite } from './invites.tsx';
import { membersMessages, type MembersMessages } from './messages.ts';
import { RoleTable } from './role-table.tsx';
import { dateProp } from '../layout/prop-rules.ts';
import type { MembersPorts } from './members-ports.ts';

/** A member of a business. */
export type MemberSummary = {
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
export type MembersPageProps = RootProps & {
  readonly members: readonly MemberSummary[];
  /** The pending invites; undefined for viewers who cannot invite. */
  readonly invites: readonly PendingInvite[] | undefined;
  /** The role of the viewer. */
  readonly yourRole: BusinessRole;
  readonly ports: MembersPorts;
  readonly messages?: MembersMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

const MEMBERS_PAGE_RULES = {
  members: itemsProp({
    id: textProp,
    username: textProp,
    full_name: textProp,
    image_medium_url: nullableProp(textProp),
    role: choiceProp(BUSINESS_ROLES),
    joined_at: dateProp,
  }),
  invites: optionalProp(
    itemsProp({
      id: textProp,
      username: nullableProp(textProp),
      email: nullableProp(textProp),
      role: choiceProp(BUSINESS_ROLES),
      expires_at: dateProp,
    }),
  ),
  yourRole: choiceProp(['owner', 'admin', 'catalog_manager', 'finance', 'analyst']),
  ports: shapeProp({
    changeRole: functionProp,
    remove: functionProp,
    leave: functionProp,
    invite: functionProp,
    takeBack: functionProp,
  }),
  messages: messagesProp(membersMessages),
  frameMessages: messagesProp(businessMessages),
};

/**
 * Renders the members of a business with their roles, with actions to change, invite and revoke for those who
 * may (BD-06).
 */
export function MembersPage(rawProps: MembersPageProps): ReactNode {
  const props = validProps('MembersPage', rawProps, MEMBERS_PAGE_RULES);
  const { members, invites, yourRole, ports, messages = membersMessages } = props;
  const { frameMessages = businessMessages } = props;
  const actions = useAction(messages.failed);
  const texts = { messages, frameMessages };
  return (
    <section data-part="members-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <StatusMessage status={actions.status} />
      <ul role="list" className={styles.list} data-part="list" aria-label={messages.title}>
        {members.map((member) => (
          <MemberRow key={member.id} {...texts} {...{ member, yourRole, ports, actions }} />
        ))}
      </ul>
      <RoleTable {...texts} />
      {invites === undefined ? null : (
        <>
          <InviteForm {...texts} {...{ yourRole, ports, actions }} />
          <PendingInvites {...texts} {...{ invites, ports, actions }} />
        </>
      )}
      <p className={styles.hint}>{messages.leaveHint}</p>
      <div className={styles.buttons} data-part="actions">
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
  readonly member: MemberSummary;
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
  const remove = async (): Promise<ActionResult> => {
    const result = await ports.remove(member.id);
    if (result.ok) await actions.run('remove', async () => result, messages.removed(name));
    return result;
  };
  return (
    <li className={styles.item} data-part="item">
      <Avatar name={name} src={member.image_medium_url} decorative />
      <span className={styles.what}>
        <bdi className={styles.strong}>{name}</bdi>
        <small>
          <bdi>@{member.username}</bdi> · {messages.since(member.joined_at, timeZone)}
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
          {getAssignableRoles(yourRole).map((one) => (
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
