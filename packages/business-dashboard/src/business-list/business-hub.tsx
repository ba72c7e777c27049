'use client';

import {
  Button,
  EmptyState,
  Select,
  TextField,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nodeProp,
  optionalProp,
  textProp,
  textsProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import type { BusinessSummary } from '../layout/business-frame.tsx';
import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import parts from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import styles from './hub.module.css';
import { hubMessages, type HubMessages } from './messages.ts';

/** A business in the hub, with the address of its pages. */
export type HubBusiness = BusinessSummary & { readonly address: string };

/** The props of a BusinessHub. */
export type BusinessHubProps = RootProps & {
  readonly businesses: readonly HubBusiness[];
  /** True if the viewer's own account is a business already, which hides the offer to convert it. */
  readonly isBusiness?: boolean | undefined;
  /** Pending invitations, above the list. */
  readonly invitations?: ReactNode;
  /** Creates an account for several businesses; the app then navigates to it. */
  readonly make: (kind: 'manager' | 'hierarchy', name: string) => Promise<ActionResult>;
  readonly Link?: BusinessLink | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
  readonly messages?: HubMessages | undefined;
};

const CONVERT = '/business/convert/';

const BUSINESS_HUB_RULES = {
  businesses: itemsProp({
    id: textProp,
    kind: textProp,
    name: textProp,
    role: textProp,
    rights: textsProp,
    address: textProp,
  }),
  isBusiness: flagProp,
  invitations: nodeProp,
  make: functionProp,
  Link: optionalProp(functionProp),
  frameMessages: messagesProp(businessMessages),
  messages: messagesProp(hubMessages),
};

/** Renders all businesses of the viewer, with their role in each (BD-09). */
export function BusinessHub(rawProps: BusinessHubProps): ReactNode {
  const props = validProps('BusinessHub', rawProps, BUSINESS_HUB_RULES);
  const {
    businesses,
    isBusiness = false,
    invitations,
    make,
    Link = NativeLink,
    frameMessages = businessMessages,
    messages = hubMessages,
  } = props;
  const ways = messages.ways.filter(({ to }) => !(isBusiness && to === CONVERT));
  return (
    <div data-part="business-hub" {...rootAttributes(props, `${parts.page} ${styles.hub}`)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {invitations}
      {businesses.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <ul role="list" className={parts.list} data-part="list" aria-label={messages.list}>
          {businesses.map(({ id, name, kind, role, address }) => (
            <li key={id} className={styles.item}>
              <Link to={address} className={styles.name}>
                <bdi>{name}</bdi>
              </Link>
              <span className={styles.kind}>{frameMessages.kinds[kind]}</span>
              <span className={styles.role}>{frameMessages.roles[role]}</span>
            </li>
          ))}
        </ul>
      )}
      <h2>{messages.next}</h2>
      <ul role="list" className={styles.ways}>
        {ways.map(({ to, label, hint }) => (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.name}>
              {label}
            </Link>
            <span className={styles.kind}>{hint}</span>
          </li>
        ))}
      </ul>
      <NewForm make={make} messages={messages} />
    </div>
  );
}

function NewForm(props: {
  readonly make: BusinessHubProps['make'];
  readonly messages: HubMessages;
}): ReactNode {
  const { make, messages } = props;
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'manager' | 'hierarchy'>('manager');
  const { busy, status, fields, run } = useAction(messages.failed);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run('make', () => make(kind, name), '');
  };
  return (
    <>
      <h2>{messages.newTitle}</h2>
      <p className={parts.hint}>{messages.newHint}</p>
      <form className={parts.form} data-part="form" onSubmit={send} noValidate>
        <Select
          label={messages.kind}
          value={kind}
          onChange={(event) => setKind(event.target.value === 'hierarchy' ? 'hierarchy' : 'manager')}
        >
          <option value="manager">{messages.kinds.manager}</option>
          <option value="hierarchy">{messages.kinds.hierarchy}</option>
        </Select>
        <TextField
          label={messages.name}
          value={name}
          error={fields['name']}
          dir="auto"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" loading={busy === 'make'}>
          {messages.make}
        </Button>
        <StatusMessage status={status} />
      </form>
    </>
  );
}
