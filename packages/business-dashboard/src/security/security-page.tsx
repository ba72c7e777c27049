'use client';

import {
  Avatar,
  Button,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  optionalProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { CompactTable } from '../layout/compact-table.tsx';
import { StatusMessage } from '../layout/status-message.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import type { LogAction, LogChange } from '../model/log-actions.ts';
import { BUSINESS_ROLES, type BusinessRole } from '../model/permissions.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { securityMessages, type SecurityMessages } from './messages.ts';

/** A member of a business, with their sign-in methods. */
export type SecureMember = {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly image_medium_url: string | null;
  readonly role: BusinessRole;
  readonly is_you: boolean;
  readonly may_change: boolean;
  readonly passkey_count: number;
  readonly session_count: number;
  readonly last_seen_at: string | null;
};

/** One entry of the log. */
export type LogEntry = {
  readonly id: string;
  readonly at: string;
  readonly actor: string | null;
  readonly action: LogAction;
  readonly subject: string;
  /** The changed fields; undefined if they are not recorded. */
  readonly changes?: readonly LogChange[] | undefined;
};

/** The props of a SecurityPage. */
export type SecurityPageProps = RootProps & {
  readonly members: readonly SecureMember[];
  readonly log: readonly LogEntry[];
  readonly mayEnd: boolean;
  readonly endSessions: (memberId: string) => Promise<ActionResult>;
  /** Returns the entries before one; an empty list at the end. */
  readonly olderThan: (entryId: string) => Promise<readonly LogEntry[]>;
  readonly messages?: SecurityMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

const SECURITY_PAGE_RULES = {
  members: itemsProp({
    id: textProp,
    username: textProp,
    full_name: textProp,
    image_medium_url: nullableProp(textProp),
    role: textProp,
    passkey_count: numberProp,
    session_count: numberProp,
    last_seen_at: nullableProp(dateProp),
  }),
  log: itemsProp({
    id: textProp,
    at: dateProp,
    actor: nullableProp(textProp),
    action: textProp,
    subject: textProp,
    changes: optionalProp(itemsProp({ field: textProp })),
  }),
  mayEnd: flagProp,
  endSessions: functionProp,
  olderThan: functionProp,
  messages: messagesProp(securityMessages),
  frameMessages: messagesProp(businessMessages),
};

/** Renders the security of a business: members with passkeys, sessions, and the log (BD-06). */
export function SecurityPage(rawProps: SecurityPageProps): ReactNode {
  const props = validProps('SecurityPage', rawProps, SECURITY_PAGE_RULES);
  const { members, log, mayEnd, endSessions, olderThan, messages = securityMessages } = props;
  const { frameMessages = businessMessages } = props;
  const actions = useAction(messages.failed);
  const timeZone = useTimeZone();
  const safe = members.filter(({ passkey_count: many }) => many > 0).length;
  return (
    <section data-part="security-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <p>{messages.summary(safe, members.length)}</p>
      <StatusMessage status={actions.status} />
      <ul role="list" className={styles.list} data-part="list" aria-label={messages.title}>
        {members.map((member) => {
          const name = member.full_name || member.username;
          const { passkey_count: keys, session_count: sessions, last_seen_at: seen } = member;
          return (
            <li key={member.id} className={styles.item} data-part="item">
              <Avatar name={name} src={member.image_medium_url} decorative />
              <span className={styles.what}>
                <bdi className={styles.strong}>{name}</bdi>
                <small>
                  {frameMessages.roles[member.role]} · {messages.sessions(sessions)}
                  {seen === null ? '' : ` · ${messages.lastSeen(seen, timeZone)}`}
                </small>
              </span>
              <StatusChip tone={keys > 0 ? 'good' : 'plain'}>
                {keys > 0 ? messages.passkeys(keys) : messages.noPasskey}
              </StatusChip>
              {mayEnd && (member.may_change || member.is_you) && sessions > 0 ? (
                <Button
                  size="sm"
                  aria-label={messages.endNamed(name)}
                  loading={actions.busy === member.id}
                  onClick={() =>
                    void actions.run(member.id, () => endSessions(member.id), messages.ended(name))
                  }
                >
                  {messages.end}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <ActionLog log={log} olderThan={olderThan} messages={messages} roles={frameMessages.roles} />
    </section>
  );
}

function ActionLog(props: {
  readonly log: readonly LogEntry[];
  readonly olderThan: SecurityPageProps['olderThan'];
  readonly messages: SecurityMessages;
  readonly roles: BusinessMessages['roles'];
}): ReactNode {
  const { log, olderThan, messages, roles } = props;
  const [older, setOlder] = useState<readonly LogEntry[]>([]);
  const [isEnd, setEnd] = useState(false);
  const timeZone = useTimeZone();
  const last = older.at(-1) ?? log.at(-1);
  const more = async (): Promise<void> => {
    const next = last ? await olderThan(last.id) : [];
    setOlder((shown) => [...shown, ...next]);
    setEnd(next.length === 0);
  };
  return (
    <>
      <h2>{messages.log}</h2>
      <p className={styles.hint}>{messages.logHint}</p>
      {last === undefined ? (
        <p>{messages.noLog}</p>
      ) : (
        <CompactTable
          label={messages.log}
          heads={[messages.when, messages.who, messages.what, messages.about]}
        >
          {[...log, ...older].map(({ id, at, actor, action, subject, changes = [] }) => (
            <tr key={id}>
              <td className={styles.when}>
                <time dateTime={at}>{messages.at(at, timeZone)}</time>
              </td>
              <td>
                <bdi>{actor === null ? messages.gone : `@${actor}`}</bdi>
              </td>
              <td>{messages.actions[action]}</td>
              <td>
                <bdi>{action.startsWith('member.') ? inWords(subject, roles) : subject}</bdi>
                {changes.map((change) => (
                  <small key={change.field} className={styles.change}>
                    {messages.change(change)}
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </CompactTable>
      )}
      {last === undefined || isEnd ? null : (
        <div className={styles.buttons} data-part="actions">
          <Button size="sm" onClick={() => void more()}>
            {messages.older}
          </Button>
        </div>
      )}
    </>
  );
}

const ROLE = new RegExp(`(?<=^|: |→ )(?:${BUSINESS_ROLES.join('|')})(?= →|$)`, 'g');

/** Formats a log entry about a member, with the names of roles: `@noor: Analyst → Finance`. */
function inWords(subject: string, roles: BusinessMessages['roles']): string {
  return subject.replaceAll(ROLE, (role) => roles[role as BusinessRole]);
}
