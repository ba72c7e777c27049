'use client';

import {
  Button,
  EmptyState,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  objectProp,
  optionalProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import type { BusinessKind, BusinessRole } from '../model/permissions.ts';
import { INVITATION_FIELDS } from './prop-rules.ts';
import { invitationMessages, type InvitationMessages } from './messages.ts';

/** A received invite. */
export type Invitation = {
  readonly id: string;
  readonly business_name: string;
  readonly business_kind: BusinessKind;
  readonly role: BusinessRole;
  readonly invited_by: string | null;
  readonly expires_at: string;
};

/** The props of an InvitationsPage. */
export type InvitationsPageProps = RootProps & {
  readonly invitations: readonly Invitation[];
  /** Accepts an invite; the app then navigates to the business. */
  readonly accept: (invitationId: string) => Promise<ActionResult>;
  readonly decline: (invitationId: string) => Promise<ActionResult>;
  /** The businesses to which the viewer can invite members, with the address of that page. */
  readonly mayInviteTo: readonly { readonly name: string; readonly address: string }[];
  readonly hub: string;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: InvitationMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

const INVITATIONS_PAGE_RULES = {
  invitations: itemsProp(INVITATION_FIELDS),
  accept: functionProp,
  decline: functionProp,
  mayInviteTo: itemsProp({ name: textProp, address: textProp }),
  hub: hrefProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(invitationMessages),
  frameMessages: optionalProp(objectProp),
};

/** Renders the received invites, with actions to accept and decline, and links to invite others (BD-09). */
export function InvitationsPage(rawProps: InvitationsPageProps): ReactNode {
  const props = validProps('InvitationsPage', rawProps, INVITATIONS_PAGE_RULES);
  const { invitations, mayInviteTo, hub, Link = NativeLink, messages = invitationMessages } = props;
  return (
    <section data-part="invitations-page" {...rootAttributes(props, `${styles.page} ${styles.alone}`)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <Invitations {...props} />
      {invitations.length === 0 ? <EmptyState title={messages.none}>{messages.noneHint}</EmptyState> : null}
      {mayInviteTo.length === 0 ? null : (
        <>
          <h2>{messages.send}</h2>
          <p className={styles.hint}>{messages.sendHint}</p>
          <ul>
            {mayInviteTo.map(({ name, address }) => (
              <li key={address}>
                <Link to={address}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={hub}>{messages.hub}</Link>
      </p>
    </section>
  );
}

const INVITATIONS_RULES = {
  invitations: itemsProp(INVITATION_FIELDS),
  accept: functionProp,
  decline: functionProp,
  messages: messagesProp(invitationMessages),
  frameMessages: messagesProp(businessMessages),
};

/** Renders only the invites, also for the hub. */
export function Invitations(
  rawProps: Pick<InvitationsPageProps, 'invitations' | 'accept' | 'decline' | 'messages' | 'frameMessages'>,
): ReactNode {
  const props = validProps('Invitations', rawProps, INVITATIONS_RULES);
  const { invitations, accept, decline, messages = invitationMessages } = props;
  const { frameMessages = businessMessages } = props;
  const { busy, status, run } = useAction(messages.failed);
  const timeZone = useTimeZone();
  return (
    <>
      <StatusMessage status={status} />
      {invitations.length === 0 ? null : (
        <ul role="list" className={styles.list} data-part="list" aria-label={messages.title}>
          {invitations.map(({ id, business_name: name, role, invited_by: by, expires_at: end }) => (
            <li key={id} className={styles.item} data-part="item">
              <span className={styles.what}>
                <bdi className={styles.strong}>{name}</bdi>
                <small>
                  {messages.by(by === null ? messages.gone : `@${by}`, frameMessages.roles[role])} ·{' '}
                  {messages.until(end, timeZone)}
                </small>
              </span>
              <span className={styles.buttons} data-part="actions">
                <Button
                  variant="primary"
                  aria-label={messages.acceptNamed(name)}
                  loading={busy === `accept ${id}`}
                  onClick={() => void run(`accept ${id}`, () => accept(id), '')}
                >
                  {messages.accept}
                </Button>
                <Button
                  aria-label={messages.declineNamed(name)}
                  loading={busy === `decline ${id}`}
                  onClick={() => void run(`decline ${id}`, () => decline(id), messages.declined(name))}
                >
                  {messages.decline}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
