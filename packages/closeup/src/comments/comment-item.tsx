import {
  Avatar,
  EditIcon,
  FlagIcon,
  HeartFilledIcon,
  HeartIcon,
  MenuButton,
  TrashIcon,
  VisuallyHidden,
  type MenuItem,
} from '@pegboard/ui';
import { useRef, useState, type ReactNode } from 'react';
import { commentAge, commentMoment } from '../model/comment-age.ts';
import { getVisibleReplies, type PinComment } from '../model/comment.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import { useComments } from './comments-context.tsx';

type Writing = { readonly kind: 'reply' | 'edit'; readonly text: string };

/** Returns the id of a comment's element, which is the target of `#comment-…` in an address. */
export const commentElementId = (id: string): string => `comment-${id}`;

/** Renders one comment or reply with its actions. */
export function CommentItem(props: { readonly comment: PinComment; readonly isReply?: boolean }): ReactNode {
  const { comment, isReply = false } = props;
  const { store, viewer, ports, messages, announce } = useComments();
  const [writing, setWriting] = useState<Writing | null>(null);
  const reply = useRef<HTMLButtonElement>(null);
  const { author } = comment;

  const startReply = (): void => {
    if (!viewer) return ports.onLoginNeeded();
    setWriting({ kind: 'reply', text: isReply ? `@${author.username} ` : '' });
  };
  const stop = (): void => {
    setWriting(null);
    reply.current?.focus();
  };
  const send = async (text: string): Promise<boolean> => {
    const kind = writing?.kind ?? 'reply';
    stop();
    const isDone = await (kind === 'edit' ? store.edit(comment.id, text) : store.add(text, comment.id));
    if (isDone) announce(kind === 'edit' ? messages.saved : messages.replied);
    else setWriting({ kind, text });
    return isDone;
  };
  return (
    <li
      id={commentElementId(comment.id)}
      tabIndex={-1}
      className={styles.item}
      data-part="comment"
      data-comment={comment.id}
      data-state={comment.state}
      data-is-reply={isReply || undefined}
    >
      <Avatar name={author.name} src={author.imageUrl} size={isReply ? 24 : 32} decorative />
      <div className={styles.body}>
        <Byline comment={comment} />
        {writing?.kind === 'edit' ? (
          <CommentComposer
            label={messages.editField}
            sendLabel={messages.save}
            text={writing.text}
            autoFocus
            onSend={send}
            onCancel={stop}
          />
        ) : (
          <CommentText key={comment.text} comment={comment} />
        )}
        {comment.isRemoved ? <p className={styles.note}>{messages.removed}</p> : null}
        {comment.isHeld === true ? <p className={styles.note}>{messages.held}</p> : null}
        <Actions
          comment={comment}
          replyRef={reply}
          onReply={startReply}
          onEdit={() => setWriting({ kind: 'edit', text: comment.text })}
        />
        {writing?.kind === 'reply' ? (
          <CommentComposer
            label={messages.replyField(author.name)}
            sendLabel={messages.reply}
            text={writing.text}
            autoFocus
            onSend={send}
            onCancel={stop}
          />
        ) : null}
        <Replies comment={comment} />
      </div>
    </li>
  );
}

function Byline({ comment }: { readonly comment: PinComment }): ReactNode {
  const { ports, messages, locale, profileHref } = useComments();
  const { author, createdAt } = comment;
  return (
    <p className={styles.byline} data-part="byline">
      <a href={profileHref(author.username)}>
        <bdi>{author.name}</bdi>
      </a>{' '}
      <span className={styles.muted}>
        {comment.state === 'sending' ? (
          messages.sending
        ) : (
          <time dateTime={createdAt} title={commentMoment(createdAt, locale)}>
            {commentAge(createdAt, ports.now(), locale)}
          </time>
        )}
        {comment.isEdited ? ` · ${messages.edited}` : null}
      </span>
    </p>
  );
}

function Actions(props: {
  readonly comment: PinComment;
  readonly replyRef: React.Ref<HTMLButtonElement>;
  readonly onReply: () => void;
  readonly onEdit: () => void;
}): ReactNode {
  const { comment, replyRef, onReply, onEdit } = props;
  const { viewer, ports, isAllowed, messages, askRemove } = useComments();
  if (comment.state === 'sending' || comment.isRemoved) return null;
  const { author, access } = comment;
  const isPublished = comment.isHeld !== true;
  const { onReport } = ports;
  const items: readonly (MenuItem | false)[] = [
    access.includes('edit') && { id: 'edit', label: messages.edit, icon: <EditIcon />, onAction: onEdit },
    viewer !== null &&
      onReport !== undefined &&
      viewer.id !== author.id && {
        id: 'report',
        label: messages.report,
        icon: <FlagIcon />,
        onAction: () => onReport(comment),
      },
    access.includes('delete') && {
      id: 'delete',
      label: messages.remove,
      icon: <TrashIcon />,
      tone: 'danger',
      onAction: () => askRemove(comment),
    },
  ];
  const offered = items.filter((item) => item !== false);
  return (
    <div className={styles.actions} data-part="actions">
      {isPublished ? <LikeButton comment={comment} /> : null}
      {isAllowed && isPublished ? (
        <button
          ref={replyRef}
          type="button"
          className={styles.plain}
          aria-label={messages.replyTo(author.name)}
          onClick={onReply}
        >
          {messages.reply}
        </button>
      ) : null}
      {offered.length === 0 ? null : (
        <MenuButton
          size="sm"
          label={messages.options(author.name)}
          groups={[{ id: 'comment', items: offered }]}
        />
      )}
    </div>
  );
}

function LikeButton({ comment }: { readonly comment: PinComment }): ReactNode {
  const { store, viewer, ports, messages, locale } = useComments();
  const { author, isLiked, likeCount } = comment;
  const count = new Intl.NumberFormat(locale, { notation: 'compact' }).format(likeCount);
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={isLiked}
      onClick={() => (viewer ? store.like(comment.id) : ports.onLoginNeeded())}
    >
      {isLiked ? <HeartFilledIcon size="md" /> : <HeartIcon size="md" />}
      <VisuallyHidden>{messages.like(author.name)}</VisuallyHidden>
      {likeCount === 0 ? null : (
        <>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{messages.likes(likeCount, count)}</VisuallyHidden>
        </>
      )}
    </button>
  );
}

function Replies({ comment }: { readonly comment: PinComment }): ReactNode {
  const { store, folds, own, messages, locale } = useComments();
  if (comment.replyCount === 0) return null;
  const fold = folds[comment.id] ?? 'folded';
  const shown = getVisibleReplies(comment, fold, (id) => own.includes(id));
  const hidden = Math.max(0, comment.replyCount - shown.length);
  const isOpen = fold === 'open';
  const label = new Intl.NumberFormat(locale).format(hidden);
  return (
    <div className={styles.replies} data-part="replies">
      <ol>
        {shown.map((reply) => (
          <CommentItem key={reply.id} comment={reply} isReply />
        ))}
      </ol>
      {(isOpen && shown.length > 1) || (!isOpen && hidden > 0) ? (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-busy={fold === 'loading' || undefined}
          onClick={() => (isOpen ? store.fold(comment.id) : void store.unfold(comment.id))}
        >
          {isOpen ? messages.hideReplies : messages.viewReplies(hidden, label)}
        </button>
      ) : null}
    </div>
  );
}
