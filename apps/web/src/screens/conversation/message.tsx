import { pinPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { Link } from '../../features/links/link.tsx';
import { useViewer } from '../../data/viewer.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import type { ConversationData } from './conversation-data.ts';
import { MessageReactions } from './message-reactions.tsx';
import styles from '../../features/conversations/conversations.module.css';

/** A message in a conversation's response. */
type MessageData = ConversationData['messages']['edges'][number]['node'];

/** Renders one message, with its shared pin or board, and the reactions to it. */
export function Message(props: {
  readonly message: MessageData;
  /** Reads the conversation again; without it, the viewer cannot react. */
  readonly onChanged: (() => Promise<void>) | undefined;
}): ReactNode {
  const { message, onChanged } = props;
  const texts = useTexts('conversations', enUsConversations);
  const locale = useLocale();
  const isOwn = useViewer()?.user.entityId === message.sender.entityId;
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <small className={styles.by}>
        <span dir="auto">{isOwn ? texts.you : message.sender.fullName}</span>{' '}
        <time dateTime={message.createdAt}>{formatUtcDay(message.createdAt, locale)}</time>
      </small>
      {message.shares === null ? null : <Shared message={message} />}
      {message.text === null ? null : (
        <p className={styles.text} dir="auto">
          {message.text}
        </p>
      )}
      <MessageReactions message={message} onChanged={onChanged} />
    </li>
  );
}

function Shared({ message }: { readonly message: MessageData }): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const site = useTexts('site', enUs);
  const { shares, pin, board, isPinHidden } = message;
  if (shares === 'board')
    return board ? (
      <Link to={board.url} className={styles.board}>
        <strong dir="auto">{board.name}</strong>
      </Link>
    ) : (
      <p className={styles.gone}>{texts.boardGone}</p>
    );
  const [image] = pin?.images ?? [];
  if (!pin || !image || isPinHidden) return <p className={styles.gone}>{texts.pinGone}</p>;
  const title = pin.title ?? pin.gridTitle ?? '';
  return (
    <Link to={pinPath({ id: pin.entityId })} className={styles.pin}>
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={pin.altText ?? (title === '' ? site.pin.untitled : '')}
        loading="lazy"
      />
      {title === '' ? null : <span dir="auto">{title}</span>}
    </Link>
  );
}
