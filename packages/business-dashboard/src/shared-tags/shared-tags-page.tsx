'use client';

import {
  Button,
  EmptyState,
  TextField,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import { useAction, type ActionResult, type Actions } from '../layout/use-action.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import { sharedTagMessages, type SharedTagMessages } from './messages.ts';

type State = 'asked' | 'accepted';

/** A conversion tag of the business, and the businesses that it is shared with. */
export type OwnTag = {
  readonly id: string;
  readonly name: string;
  readonly account_name: string;
  readonly shares: readonly { readonly id: string; readonly business_name: string; readonly state: State }[];
};

/** A tag of another business; its numbers once the share is accepted. */
export type ReceivedTag = {
  readonly id: string;
  readonly tag_name: string;
  readonly business_name: string;
  readonly state: State;
  readonly events: { readonly day: number; readonly week: number } | null;
};

/** The ports of the shared tags page. After an action, the app reads the data again. */
export type SharedTagsPorts = {
  readonly share: (tagId: string, businessId: string) => Promise<ActionResult>;
  readonly accept: (shareId: string) => Promise<ActionResult>;
  readonly end: (shareId: string) => Promise<ActionResult>;
};

/** The props of a SharedTagsPage. */
export type SharedTagsPageProps = RootProps & {
  readonly own: readonly OwnTag[];
  readonly received: readonly ReceivedTag[];
  readonly mayEdit: boolean;
  readonly ports: SharedTagsPorts;
  readonly wayTo?: RenderLink | undefined;
  readonly messages?: SharedTagMessages | undefined;
};

type Parts = Pick<SharedTagsPageProps, 'mayEdit' | 'ports'> & {
  readonly actions: Actions;
  readonly messages: SharedTagMessages;
};

const SHARED_TAGS_PAGE_RULES = {
  own: itemsProp({
    id: textProp,
    name: textProp,
    account_name: textProp,
    shares: itemsProp({ id: textProp, business_name: textProp, state: textProp }),
  }),
  received: itemsProp({
    id: textProp,
    tag_name: textProp,
    business_name: textProp,
    state: textProp,
    events: nullableProp(shapeProp({ day: numberProp, week: numberProp })),
  }),
  mayEdit: flagProp,
  ports: shapeProp({ share: functionProp, accept: functionProp, end: functionProp }),
  wayTo: optionalProp(functionProp),
  messages: messagesProp(sharedTagMessages),
};

/** Renders the conversion tags shared between businesses: invited, accepted, read, and ended by either side (BD-06). */
export function SharedTagsPage(rawProps: SharedTagsPageProps): ReactNode {
  const props = validProps('SharedTagsPage', rawProps, SHARED_TAGS_PAGE_RULES);
  const { own, received, mayEdit, ports, messages = sharedTagMessages } = props;
  const actions = useAction(messages.failed);
  const parts: Parts = { mayEdit, ports, actions, messages };
  return (
    <section data-part="shared-tags-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <StatusMessage status={actions.status} />
      <h2>{messages.own}</h2>
      {own.length === 0 ? (
        <EmptyState title={messages.noTags} action={props.wayTo?.('pin-tag')}>
          {messages.noTagsHint}
        </EmptyState>
      ) : (
        own.map((tag) => <OwnTagCard key={tag.id} tag={tag} {...parts} />)
      )}
      <h2>{messages.received}</h2>
      {received.length === 0 ? <p className={styles.hint}>{messages.noneReceived}</p> : null}
      <ul role="list" className={styles.list} data-part="list" aria-label={messages.received}>
        {received.map((tag) => (
          <GivenTagRow key={tag.id} tag={tag} {...parts} />
        ))}
      </ul>
    </section>
  );
}

function OwnTagCard(props: Parts & { readonly tag: OwnTag }): ReactNode {
  const { tag, mayEdit, ports, actions, messages } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <article className={styles.card} data-part="card" aria-label={tag.name} data-shared-tag="">
      <header className={styles.head}>
        <span className={styles.what}>
          <bdi className={styles.strong}>{tag.name}</bdi>
          <small>
            <bdi>{tag.account_name}</bdi>
          </small>
        </span>
        {mayEdit && !isOpen ? (
          <Button size="sm" aria-label={messages.shareNamed(tag.name)} onClick={() => setOpen(true)}>
            {messages.share}
          </Button>
        ) : null}
      </header>
      {tag.shares.length === 0 ? <p className={styles.hint}>{messages.notShared}</p> : null}
      <ul role="list" className={styles.list} data-part="list" aria-label={tag.name}>
        {tag.shares.map(({ id, business_name: business, state }) => (
          <li key={id} className={styles.item} data-part="item">
            <span className={styles.what}>
              <bdi>{business}</bdi>
            </span>
            <StatusChip tone={state === 'accepted' ? 'good' : 'plain'}>{messages.states[state]}</StatusChip>
            {mayEdit ? (
              <Button
                size="sm"
                aria-label={messages.endNamed(tag.name, business)}
                loading={actions.busy === `end ${id}`}
                onClick={() =>
                  void actions.run(`end ${id}`, () => ports.end(id), messages.ended(tag.name, business))
                }
              >
                {messages.end}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {isOpen ? <ShareForm {...props} onClose={() => setOpen(false)} /> : null}
    </article>
  );
}

function ShareForm(props: Parts & { readonly tag: OwnTag; readonly onClose: () => void }): ReactNode {
  const { tag, ports, actions, messages, onClose } = props;
  const [to, setTo] = useState('');
  const [isSent, setSent] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(true);
    const isInvited = await actions.run(
      `share ${tag.id}`,
      () => ports.share(tag.id, to.trim()),
      messages.invitationSent(tag.name),
    );
    if (isInvited) onClose();
  };
  return (
    <form
      className={styles.form}
      data-part="form"
      aria-label={messages.shareNamed(tag.name)}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <TextField
        label={messages.to}
        hint={messages.toHint}
        error={isSent ? actions.fields['to_business_id'] : undefined}
        value={to}
        inputMode="numeric"
        onChange={(event) => setTo(event.target.value)}
      />
      <div className={styles.buttons} data-part="actions">
        <Button type="submit" variant="primary" loading={actions.busy === `share ${tag.id}`}>
          {messages.send}
        </Button>
        <Button type="button" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

function GivenTagRow(props: Parts & { readonly tag: ReceivedTag }): ReactNode {
  const { tag, mayEdit, ports, actions, messages } = props;
  const { id, tag_name: name, business_name: business, state, events } = tag;
  const isPending = state === 'asked';
  return (
    <li className={styles.item} data-part="item">
      <span className={styles.what}>
        <bdi className={styles.strong}>{name}</bdi>
        <small>
          {isPending ? messages.wantsToShare(business) : messages.of(business)}
          {events ? ` · ${messages.events(events.day, events.week)}` : ''}
        </small>
      </span>
      {mayEdit && isPending ? (
        <Button
          size="sm"
          variant="primary"
          aria-label={messages.acceptNamed(name)}
          loading={actions.busy === `accept ${id}`}
          onClick={() => void actions.run(`accept ${id}`, () => ports.accept(id), messages.accepted(name))}
        >
          {messages.accept}
        </Button>
      ) : null}
      {mayEdit ? (
        <Button
          size="sm"
          aria-label={isPending ? messages.declineNamed(name) : messages.endNamed(name, business)}
          loading={actions.busy === `end ${id}`}
          onClick={() =>
            void actions.run(
              `end ${id}`,
              () => ports.end(id),
              isPending ? messages.declined(name) : messages.ended(name, business),
            )
          }
        >
          {isPending ? messages.decline : messages.end}
        </Button>
      ) : null}
    </li>
  );
}
