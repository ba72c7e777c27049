'use client';

import { Avatar } from '@pegboard/ui';
import type { ReactNode } from 'react';

import parts from '../layout/parts.module.css';
import { MissingPrerequisite } from '../layout/prerequisite-link.tsx';
import { canAccessAllAssets } from '../model/asset-access.ts';
import { AddItemSelect, RemoveButton } from './add-item-select.tsx';
import styles from './asset-groups.module.css';
import type { GroupCardProps } from './group-card-props.ts';
import type { GroupMember } from './group-data.ts';

const nameOf = ({ full_name: name, username }: GroupMember): string => name || username;

/**
 * Renders the members assigned to a group, with assignment of members with a limited role for those who may.
 */
export function GroupMembers(props: GroupCardProps): ReactNode {
  const { group, members, mayEdit, ports, wayTo, actions, messages, frameMessages } = props;
  const assigned = members.filter(({ id }) => group.member_ids.includes(id));
  const left = members.filter((one) => !assigned.includes(one) && !canAccessAllAssets(one.role));
  return (
    <section className={styles.half} aria-label={messages.membersOf(group.name)}>
      <h3>{messages.members}</h3>
      {assigned.length === 0 ? <p className={parts.hint}>{messages.noMembers}</p> : null}
      <ul role="list" className={styles.entries}>
        {assigned.map((member) => (
          <li key={member.id} className={styles.entry}>
            <Avatar name={nameOf(member)} src={member.image_medium_url} decorative />
            <span className={parts.what}>
              <bdi>{nameOf(member)}</bdi>
              <small>
                {frameMessages.roles[member.role]}
                {canAccessAllAssets(member.role) ? ` · ${messages.seesAll}` : ''}
              </small>
            </span>
            {mayEdit ? (
              <RemoveButton
                label={messages.unassign(nameOf(member), group.name)}
                isBusy={actions.busy === `${group.id} ${member.id}`}
                onClick={() =>
                  void actions.run(
                    `${group.id} ${member.id}`,
                    () => ports.unassign(group.id, member.id),
                    messages.unassigned(nameOf(member), group.name),
                  )
                }
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayEdit ? (
        <AddItemSelect
          label={messages.assignTo(group.name)}
          choose={messages.chooseMember}
          none={<MissingPrerequisite way={wayTo?.('members')}>{messages.nobodyLeft}</MissingPrerequisite>}
          add={messages.assign}
          isBusy={actions.busy === `assign ${group.id}`}
          options={
            left.length === 0
              ? []
              : [
                  {
                    label: messages.members,
                    options: left.map((one) => ({
                      value: one.id,
                      label: `${nameOf(one)} · ${frameMessages.roles[one.role]}`,
                    })),
                  },
                ]
          }
          onAdd={(memberId) => {
            const member = left.find(({ id }) => id === memberId);
            if (!member) return Promise.resolve(false);
            return actions.run(
              `assign ${group.id}`,
              () => ports.assign(group.id, memberId),
              messages.assigned(nameOf(member), group.name),
            );
          }}
        />
      ) : null}
    </section>
  );
}
