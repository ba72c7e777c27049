'use client';

import {
  EmptyState,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  functionPropOr,
  itemsProp,
  messagesProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { AccountChoice, type AccountSelection } from '../conversions/account-choice.tsx';
import type { TagData } from '../conversions/data.ts';
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import { NameForm } from '../layout/name-form.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusChip } from '../layout/status-chip.tsx';
import type { ActionResult } from '../layout/use-action.ts';
import { TAG_FIELDS } from '../conversions/prop-rules.ts';
import { AD_ACCOUNT_FIELDS } from '../ads/prop-rules.ts';
import { pinTagMessages, type PinTagMessages } from './messages.ts';

/** The props of TagList. */
export type TagListProps = RootProps &
  AccountSelection & {
    readonly tags: readonly TagData[];
    readonly mayEdit: boolean;
    /** The time at which the data was loaded; relative times refer to it. */
    readonly readAt: string;
    readonly onMake: (name: string) => Promise<ActionResult>;
    readonly onRemove: (tagId: string) => Promise<ActionResult>;
    /** Returns the address of a tag's page. */
    readonly addressOf: (tagId: string, page: 'events' | 'code') => string;
    readonly Link?: BusinessLink | undefined;
    readonly messages?: PinTagMessages | undefined;
    readonly events?: EventMessages | undefined;
  };

const TAG_LIST_RULES = {
  accounts: itemsProp(AD_ACCOUNT_FIELDS),
  account: optionalProp(shapeProp(AD_ACCOUNT_FIELDS)),
  onChoose: functionProp,
  wayTo: optionalProp(functionProp),
  tags: itemsProp(TAG_FIELDS),
  mayEdit: flagProp,
  readAt: textProp,
  onMake: functionProp,
  onRemove: functionProp,
  addressOf: functionPropOr(() => ''),
  Link: optionalProp(functionProp),
  messages: messagesProp(pinTagMessages),
  events: messagesProp(eventMessages),
};

/** Renders the tags of an ad account, each with its latest events; created and deleted (BD-08). */
export function TagList(rawProps: TagListProps): ReactNode {
  const props = validProps('TagList', rawProps, TAG_LIST_RULES);
  const { tags, mayEdit, readAt, onMake, onRemove, addressOf, Link = NativeLink } = props;
  const { messages = pinTagMessages, events = eventMessages } = props;
  return (
    <section data-part="tag-list" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <AccountChoice {...props} events={events}>
        {mayEdit ? (
          <NameForm
            title={messages.make}
            hasHeading
            label={messages.name}
            hint={messages.nameHint}
            maxLength={100}
            onMake={onMake}
            done={messages.made}
            failed={messages.failed}
          />
        ) : null}
        {tags.length === 0 ? (
          <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
        ) : (
          <ul role="list" className={styles.list} data-part="list" aria-label={messages.list}>
            {tags.map(({ id, name, last_event_at: last, events_of_day: ofDay }) => (
              <li key={id} className={styles.item} data-part="item" data-tag={id}>
                <span className={styles.what}>
                  <span className={styles.strong}>
                    <bdi>{name}</bdi>
                  </span>
                  <small>
                    {messages.id(id)} · {messages.ofDay(events.count(ofDay))}
                  </small>
                </span>
                <StatusChip tone={last === null ? 'plain' : 'good'}>
                  {last === null ? events.never : events.last(last, readAt)}
                </StatusChip>
                <span className={styles.buttons} data-part="actions">
                  <Link to={addressOf(id, 'events')}>{messages.open}</Link>
                  <Link to={addressOf(id, 'code')}>{messages.install}</Link>
                  {mayEdit ? (
                    <ConfirmButton
                      size="sm"
                      aria-label={messages.removeOf(name)}
                      texts={{ ...messages.removal, question: messages.removeSure(name) }}
                      onConfirm={() => onRemove(id)}
                    >
                      {messages.remove}
                    </ConfirmButton>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        )}
      </AccountChoice>
    </section>
  );
}
