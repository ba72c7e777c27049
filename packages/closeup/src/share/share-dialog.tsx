'use client';

import {
  Avatar,
  Button,
  LinkIcon,
  Modal,
  SendIcon,
  Spinner,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  validProps,
  methodsProp,
  messagesProp,
} from '@pegboard/ui';
import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { shareMessages, type ShareMessages } from './share-messages.ts';
import styles from './share.module.css';

/** A member to whom a pin can be sent. */
export type ShareContact = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly imageUrl: string | undefined;
};

/** The ports of the dialog. None throws. */
export type SharePorts = {
  /**
   * Returns the contacts whose names begin with the typed text, or suggestions for an empty text; undefined
   * on failure.
   */
  readonly contacts: (typed: string) => Promise<readonly ShareContact[] | undefined>;
  /** Sends the pin; resolves to the error, if any. */
  readonly send: (contact: ShareContact) => Promise<{ readonly problem: string | undefined }>;
  readonly copyLink: () => void;
  /** True if the link identifies the member who copied it; the dialog then says so. False by default. */
  readonly linkNamesSender?: boolean | undefined;
  /** Opens the share sheet of the device, if it has one. */
  readonly native: (() => void) | undefined;
  readonly logIn: () => void;
};

/** The props of the dialog that sends a pin. */
export type ShareDialogProps = RootProps & {
  readonly viewer: 'signed-in' | 'signed-out';
  readonly ports: SharePorts;
  readonly onClose: () => void;
  readonly messages?: ShareMessages | undefined;
};

const nothing = (): undefined => undefined;
/** Stands in for ports that an untyped caller left out. */
const NO_PORTS: Pick<SharePorts, 'contacts' | 'send' | 'copyLink' | 'logIn'> = {
  contacts: async () => undefined,
  send: async () => ({ problem: '' }),
  copyLink: nothing,
  logIn: nothing,
};
const SHARE_DIALOG_RULES = {
  ports: methodsProp(NO_PORTS),
  onClose: functionProp,
  messages: messagesProp(shareMessages),
};

/**
 * Renders the dialog that sends a pin to members, copies its link, or passes it to another app (CU-12);
 * visitors who try to send it are asked to log in.
 */
export function ShareDialog(rawProps: ShareDialogProps): ReactNode {
  const props = validProps('ShareDialog', rawProps, SHARE_DIALOG_RULES);
  const { viewer, ports, messages = shareMessages } = props;
  return (
    <Modal
      data-part="share-dialog"
      {...rootAttributes(props)}
      title={messages.title}
      size="sm"
      onClose={props.onClose}
      messages={{ close: messages.close }}
    >
      <div className={styles.dialog} data-part="content">
        <Button icon={<LinkIcon />} onClick={ports.copyLink}>
          {messages.copyLink}
        </Button>
        {ports.linkNamesSender ? (
          <p className={styles.hint} data-part="hint">
            {messages.linkNamesSender}
          </p>
        ) : null}
        {ports.native ? (
          <Button icon={<SendIcon />} onClick={ports.native}>
            {messages.native}
          </Button>
        ) : null}
        {viewer === 'signed-in' ? (
          <SharePeople ports={ports} messages={messages} />
        ) : (
          <Button variant="primary" onClick={ports.logIn}>
            {messages.logIn}
          </Button>
        )}
      </div>
    </Modal>
  );
}

type Found = { readonly typed: string; readonly contacts: readonly ShareContact[] | undefined };

/** The props of the list of contacts. */
export type SharePeopleProps = RootProps & {
  readonly ports: Pick<SharePorts, 'contacts' | 'send'>;
  readonly messages?: ShareMessages | undefined;
};

const SHARE_PEOPLE_RULES = {
  ports: methodsProp(NO_PORTS),
  messages: messagesProp(shareMessages),
};

/**
 * Renders contacts to send something to, searchable by name, for dialogs with further ways of sharing
 * (CU-12).
 */
export function SharePeople(rawProps: SharePeopleProps): ReactNode {
  const props = validProps('SharePeople', rawProps, SHARE_PEOPLE_RULES);
  const { ports, messages = shareMessages } = props;
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const [found, setFound] = useState<Found>();
  const ask = useEffectEvent((name: string) => ports.contacts(name));
  useEffect(() => {
    let isCurrent = true;
    void ask(query).then((contacts) => isCurrent && setFound({ typed: query, contacts }));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  const { contacts } = found ?? {};
  return (
    <section
      aria-busy={found?.typed !== query}
      data-part="share-people"
      {...rootAttributes(props, styles.people)}
    >
      <TextField
        label={messages.find}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found ? null : <Spinner label={messages.find} />}
      {found && !contacts ? <output>{messages.failed}</output> : null}
      {contacts?.length === 0 ? <output>{messages.nobody}</output> : null}
      <ul role="list">
        {contacts?.map((contact) => (
          <Contact key={contact.id} contact={contact} send={ports.send} messages={messages} />
        ))}
      </ul>
    </section>
  );
}

type Sending =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly problem: string };

function Contact(props: {
  readonly contact: ShareContact;
  readonly send: SharePorts['send'];
  readonly messages: ShareMessages;
}): ReactNode {
  const { contact, send, messages } = props;
  const { name, username, imageUrl } = contact;
  const [state, setState] = useState<Sending>({ kind: 'idle' });
  const isSent = state.kind === 'sent';
  const press = async (): Promise<void> => {
    if (state.kind === 'sending' || isSent) return;
    setState({ kind: 'sending' });
    const { problem } = await send(contact);
    setState(problem === undefined ? { kind: 'sent' } : { kind: 'failed', problem });
  };
  return (
    <li>
      <Avatar name={name} src={imageUrl} size={40} decorative />
      <span className={styles.name} data-part="name">
        <bdi>{name}</bdi>
        <small>
          <bdi>{username}</bdi>
        </small>
        {state.kind === 'failed' ? (
          <output className={styles.problem} data-part="error">
            {state.problem}
          </output>
        ) : null}
      </span>
      <Button
        size="sm"
        loading={state.kind === 'sending'}
        aria-label={isSent ? messages.sentTo(name) : messages.sendTo(name)}
        disabled={isSent}
        onClick={() => void press()}
      >
        {isSent ? messages.sent : messages.send}
      </Button>
    </li>
  );
}
