import { Avatar, Button } from '@pegboard/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { ConversationDocument, type ConversationQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { notFound } from '../../data/not-found.ts';
import { usePages } from '../../features/paging/use-pages.ts';
import settings from '../../features/forms/form-page.module.css';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import type { ConversationData } from './conversation-data.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import styles from '../../features/conversations/conversations.module.css';
import { Message } from './message.tsx';
import { WriteMessage } from './write-message.tsx';

const MESSAGES_A_PAGE = 25;
/** Milliseconds between reads of new messages while the page is visible. */
const EVERY_MS = 20_000;

const toParams = (conversation: string) => ({ conversation, first: MESSAGES_A_PAGE, after: null });
const talkOf = ({ v3GetConversationQuery: result }: ConversationQuery): ConversationData | undefined =>
  'data' in result ? result.data : undefined;

/** Loads a conversation, uncached; those of others are not found. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const params = toParams(args.params['id'] ?? '');
  const answer = await args.context.get(answersContext).ask(ConversationDocument, params, 'network-only');
  if (!talkOf(answer)) throw notFound();
  return null;
}

/** Renders a conversation: its messages, and the form for the next (WB-10). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('conversations', enUsConversations);
  const params = toParams(useParams()['id'] ?? '');
  const answer = useQuery(ConversationDocument, params);
  const talk = answer && talkOf(answer);
  const { items, status, loadMore } = usePages({
    document: ConversationDocument,
    variables: params,
    connectionOf: (data: ConversationQuery) => talkOf(data)?.messages,
  });
  const read = useReadAnew(params, items.length <= MESSAGES_A_PAGE);
  useMarkRead(talk);
  const end = useEnd(talk?.entityId);
  if (!talk) return null;
  const name = talk.people.length === 0 ? texts.nobody : texts.names(talk.people.map((one) => one.fullName));
  return (
    <div className={settings.page}>
      <title>{messages.title(name)}</title>
      <header className={styles.head}>
        <Link to="/conversation/" className={styles.back}>
          {texts.back}
        </Link>
        <Avatar name={name} src={talk.people[0]?.imageSmallUrl} size={48} decorative />
        <h1 dir="auto">{name}</h1>
        <ConversationMenu talk={talk} />
      </header>
      {status === 'end' ? null : (
        <Button variant="secondary" loading={status === 'loading'} onClick={loadMore}>
          {texts.earlier}
        </Button>
      )}
      <ol className={styles.messages} aria-live="polite">
        {items.toReversed().map((message) => (
          <Message key={message.entityId} message={message} onChanged={talk.isRequest ? undefined : read} />
        ))}
      </ol>
      <Seen talk={talk} newest={items[0]} />
      {talk.isRequest ? (
        <Request talk={talk} onAnswered={read} />
      ) : (
        <WriteMessage key={talk.entityId} conversationId={talk.entityId} onSent={read} />
      )}
      <div ref={end} />
    </div>
  );
}

/** Renders who has seen the newest message, when the viewer wrote it. */
function Seen(props: {
  readonly talk: ConversationData;
  readonly newest: ConversationData['messages']['edges'][number]['node'] | undefined;
}): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const { talk, newest } = props;
  const isOwn = useViewer()?.user.entityId === newest?.sender.entityId;
  if (!newest || !isOwn) return null;
  const by = talk.seen.filter(({ messageId }) => BigInt(messageId) >= BigInt(newest.entityId));
  if (by.length === 0) return null;
  const names = texts.names(by.map(({ user }) => user.fullName));
  return (
    <small role="status" className={styles.seen}>
      {talk.isGroup ? texts.seenBy(names) : texts.seen}
    </small>
  );
}

/** Renders a request, which must be accepted or declined before it is answered. */
function Request(props: {
  readonly talk: ConversationData;
  readonly onAnswered: () => Promise<void>;
}): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const navigate = useNavigate();
  const { isBusy, submit, message } = useSubmit();
  const options = { conversation_id: props.talk.entityId };
  const accept = async (): Promise<void> => {
    const call = {
      name: 'Conversations',
      action: 'update',
      options: { ...options, is_accepted: true },
    } as const;
    await callResource(call);
    await props.onAnswered();
  };
  const decline = async (): Promise<void> => {
    await callResource({ name: 'Conversations', action: 'delete', options });
    void navigate('/conversation/');
  };
  return (
    <section className={styles.request}>
      <p className={settings.hint}>{texts.requestsHint}</p>
      <div className={settings.actions}>
        <Button variant="primary" loading={isBusy} onClick={() => void submit(accept)}>
          {texts.accept}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void submit(decline)}>
          {texts.decline}
        </Button>
      </div>
      <SubmitResult message={message} done={undefined} />
    </section>
  );
}

/**
 * Returns a function that reads the conversation again: after sending, and periodically while the page is
 * visible, except while earlier messages are read.
 */
function useReadAnew(params: ReturnType<typeof toParams>, isAtEnd: boolean): () => Promise<void> {
  const answers = useQueryCache();
  const { conversation } = params;
  useEffect(() => {
    if (!isAtEnd) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      // A failed read is repeated the next time.
      answers.ask(ConversationDocument, toParams(conversation), 'network-only').catch(() => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [answers, conversation, isAtEnd]);
  return async () => {
    await answers.ask(ConversationDocument, params, 'network-only');
  };
}

/** Marks the displayed messages as read; never for a request, whose sender must not learn about it. */
function useMarkRead(talk: ConversationData | undefined): void {
  const newest = talk?.messages.edges[0]?.node.entityId;
  const isNew = talk !== undefined && !talk.isRequest && talk.unreadCount > 0;
  const id = talk?.entityId;
  useEffect(() => {
    if (!isNew || id === undefined || newest === undefined) return;
    const options = { conversation_id: id, read_to: newest };
    callResource({ name: 'Conversations', action: 'update', options }).catch((error: unknown) => {
      // Still unread: it is marked the next time.
      if (!(error instanceof ResourceError)) throw error;
    });
  }, [id, isNew, newest]);
}

/** Scrolls a conversation to its end, where the newest message is. */
function useEnd(id: string | undefined): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [id]);
  return end;
}
