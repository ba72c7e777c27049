import type { ShareContact } from '@pegboard/closeup/share';
import { Avatar, Button, TextField } from '@pegboard/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { shareContacts } from '../../features/sharing/share-contacts.ts';
import { callResource } from '../../data/call-resource.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import styles from '../../features/conversations/conversations.module.css';

const madeSchema = z.object({ id: z.string() });

/** Renders the search for a member by name prefix, which opens the conversation with them. */
export function NewMessage(): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Finder />;
  return (
    <Button variant="primary" onClick={() => setOpen(true)}>
      {texts.newMessage}
    </Button>
  );
}

function Finder(): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const { errors } = useTexts('site', enUs);
  const { begin, message, isBusy } = useBegin();
  const [found, setFound] = useState<readonly ShareContact[] | undefined>();
  const listId = useId();
  const latestQuery = useRef('');
  const find = async (typed: string): Promise<void> => {
    latestQuery.current = typed;
    const people = await shareContacts(typed);
    if (latestQuery.current === typed) setFound(people ?? []);
  };
  return (
    <section className={styles.finder} aria-label={texts.newMessage}>
      <TextField
        label={texts.to}
        hint={texts.toHint}
        autoFocus
        autoComplete="off"
        aria-controls={listId}
        error={message === undefined ? undefined : message || errors.failed}
        onFocus={({ currentTarget }) => void find(currentTarget.value)}
        onChange={({ currentTarget }) => void find(currentTarget.value)}
      />
      <ul id={listId} className={styles.found} role="list">
        {found?.map((person) => (
          <Person key={person.id} person={person} isBusy={isBusy} onBegin={begin} />
        ))}
      </ul>
      <p role="status">{found?.length === 0 ? texts.nobodyFound : null}</p>
    </section>
  );
}

/** Renders the people whom the viewer can write to, in place of an empty list of conversations. */
export function SuggestedPeople({ people }: { readonly people: readonly ShareContact[] }): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const { begin, message, isBusy } = useBegin();
  if (people.length === 0) return null;
  return (
    <section className={styles.finder}>
      <h2 className={styles.suggested}>{texts.suggested}</h2>
      <ul className={styles.found} role="list">
        {people.map((person) => (
          <Person key={person.id} person={person} isBusy={isBusy} onBegin={begin} />
        ))}
      </ul>
      {message === undefined ? null : <p role="alert">{message || texts.failed}</p>}
    </section>
  );
}

function Person(props: {
  readonly person: ShareContact;
  readonly isBusy: boolean;
  readonly onBegin: (person: ShareContact) => void;
}): ReactNode {
  const { person, isBusy, onBegin } = props;
  const texts = useTexts('conversations', enUsConversations);
  return (
    <li>
      <button
        type="button"
        className={styles.person}
        disabled={isBusy}
        aria-label={texts.writeTo(person.name)}
        onClick={() => onBegin(person)}
      >
        <Avatar name={person.name} src={person.imageUrl} size={32} decorative />
        <span dir="auto">{person.name}</span>
      </button>
    </li>
  );
}

/** Returns the function that opens the conversation with a member, and its error. */
function useBegin() {
  const navigate = useNavigate();
  const { submit, message, isBusy } = useSubmit();
  const begin = (person: ShareContact): void =>
    void submit(async () => {
      const options = { user_ids: [person.id] };
      const made = await callResource({ name: 'Conversations', action: 'create', options });
      void navigate(`/conversation/${madeSchema.parse(made).id}/`);
    });
  return { begin, message, isBusy };
}
