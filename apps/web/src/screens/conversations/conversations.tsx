import { Avatar, buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { ConversationsDocument, type ConversationsQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { pageOf } from '../../features/reports/report-format.ts';
import { ShortTime } from '../../features/times/short-time.tsx';
import settings from '../../features/forms/form-page.module.css';
import styles from '../../features/conversations/conversations.module.css';
import { NewMessage, SuggestedPeople } from './new-message.tsx';

type ConversationSummary = NonNullable<
  ConversationsQuery['viewer']
>['conversations']['edges'][number]['node'];

const toParams = (search: URLSearchParams) => ({ ...pageOf(search), requests: search.has('requests') });

/** Loads the conversations, uncached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const params = toParams(new URL(args.request.url).searchParams);
  await args.context.get(answersContext).ask(ConversationsDocument, params, 'network-only');
  return null;
}

/** Renders the viewer's conversations by last message, or their pending requests (WB-10). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('conversations', enUsConversations);
  const [search] = useSearchParams();
  const params = toParams(search);
  const viewer = useQuery(ConversationsDocument, params)?.viewer;
  if (!viewer) return null;
  const { edges, pageInfo } = viewer.conversations;
  const title = params.requests ? texts.requestsTitle : texts.title;
  const next = new URLSearchParams({ after: pageInfo.endCursor ?? '' });
  if (params.requests) next.set('requests', '');
  return (
    <div className={settings.page}>
      <title>{messages.title(title)}</title>
      <h1>{title}</h1>
      {params.requests ? (
        <>
          <p className={settings.hint}>{texts.requestsHint}</p>
          <p>
            <Link to="/conversation/">{texts.back}</Link>
          </p>
        </>
      ) : (
        <NewMessage />
      )}
      {params.requests || viewer.conversationRequestCount === 0 ? null : (
        <Link to="?requests=" {...buttonAttributes({ variant: 'secondary' })}>
          {texts.requests(viewer.conversationRequestCount)}
        </Link>
      )}
      {edges.length === 0 ? (
        <>
          <EmptyState title={params.requests ? texts.noRequests : texts.none}>
            {params.requests ? null : texts.noneHint}
          </EmptyState>
          {params.requests ? null : <SuggestedPeople people={viewer.suggestedContacts.map(toContact)} />}
        </>
      ) : (
        <ul className={styles.list} role="list">
          {edges.map(({ node }) => (
            <Row key={node.entityId} conversation={node} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage ? <Link to={`?${next}`}>{texts.more}</Link> : null}
    </div>
  );
}

function toContact(person: NonNullable<ConversationsQuery['viewer']>['suggestedContacts'][number]) {
  const { entityId: id, username, fullName, imageMediumUrl } = person;
  return { id, username, name: fullName || username, imageUrl: imageMediumUrl ?? undefined };
}

function Row({ conversation }: { readonly conversation: ConversationSummary }): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const { entityId, people, unreadCount, lastMessage } = conversation;
  const [first] = people;
  const last = useLastWords(lastMessage);
  return (
    <li className={styles.row} data-unread={unreadCount > 0 || undefined}>
      <Avatar name={first?.fullName ?? texts.nobody} src={first?.imageSmallUrl} size={48} decorative />
      <Link to={`/conversation/${entityId}/`} className={styles.open}>
        <strong dir="auto">
          {people.length === 0 ? texts.nobody : texts.names(people.map(({ fullName }) => fullName))}
        </strong>
        <span className={styles.last} dir="auto">
          {last}
        </span>
      </Link>
      <span className={styles.when}>
        {lastMessage ? <ShortTime time={lastMessage.createdAt} /> : null}
        {unreadCount > 0 ? <strong className={styles.count}>{texts.unread(unreadCount)}</strong> : null}
      </span>
    </li>
  );
}

/** Returns the last message and its author. */
function useLastWords(message: ConversationSummary['lastMessage']): string {
  const texts = useTexts('conversations', enUsConversations);
  const own = useViewer()?.user.entityId;
  if (!message) return '';
  const { text, shares, sender } = message;
  const words = text ?? (shares === 'board' ? texts.sentBoard : texts.sentPin);
  return texts.said(sender.entityId === own ? texts.you : sender.fullName, words);
}
