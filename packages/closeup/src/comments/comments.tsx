'use client';

import { DEFAULT_LOCALE } from '@pegboard/types';
import {
  Button,
  Modal,
  Skeleton,
  VisuallyHidden,
  rootAttributes,
  type RootProps,
  useMergedRef,
  functionProp,
  localeProp,
  numberProp,
  textProp,
  validProps,
  methodsProp,
  nullableProp,
  messagesProp,
  shapeProp,
  flagProp,
} from '@pegboard/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FIRST_COMMENTS, type Commenter, type CommentOrder, type PinComment } from '../model/comment.ts';
import { getNextFocus, type CommentList } from '../model/comment-list.ts';
import { CommentComposer } from './comment-composer.tsx';
import { commentElementId, CommentItem } from './comment-item.tsx';
import type { CommentPorts } from './comment-ports.ts';
import { createCommentStore, type CommentStore } from './comment-store.ts';
import styles from './comments.module.css';
import { CommentsContext, useComments } from './comments-context.tsx';
import { commentsMessages, type CommentsMessages } from './comments-messages.ts';

/** The props of the comments on a pin. */
export type CommentsProps = RootProps & {
  readonly pinId: string;
  /** The number of comments including replies, known to the page before they are loaded. */
  readonly count: number;
  readonly isAllowed: boolean;
  /** The viewer; null for a visitor, who can only read. */
  readonly viewer: Commenter | null;
  readonly ports: CommentPorts;
  /** Returns the address of a commenter's or mentioned member's profile. */
  readonly profileHref: (username: string) => string;
  /** True to focus the field initially. */
  readonly autoFocus?: boolean | undefined;
  /** BCP 47 tag; `en-US` by default. */
  readonly locale?: string | undefined;
  readonly messages?: CommentsMessages | undefined;
};

const ORDERS: readonly CommentOrder[] = ['top', 'newest'];

const refuse = async (): Promise<{ readonly ok: false }> => ({ ok: false });
const nothing = (): undefined => undefined;
/** Stands in for ports that an untyped caller left out. */
const NO_PORTS: Omit<CommentPorts, 'onReport'> = {
  read: refuse,
  readReplies: refuse,
  add: refuse,
  edit: refuse,
  remove: refuse,
  like: refuse,
  onError: nothing,
  onLoginNeeded: nothing,
  newKey: () => crypto.randomUUID(),
  now: () => new Date(),
};
const COMMENTS_RULES = {
  pinId: textProp,
  count: numberProp,
  isAllowed: flagProp,
  autoFocus: flagProp,
  viewer: nullableProp(shapeProp({ id: textProp, name: textProp, username: textProp })),
  ports: methodsProp(NO_PORTS),
  profileHref: functionProp,
  locale: localeProp,
  messages: messagesProp(commentsMessages),
};

/**
 * Renders the comments on a pin (CU-07): read, add, reply, like, edit, delete, report. They are loaded when
 * this component is rendered.
 */
export function Comments(rawProps: CommentsProps): ReactNode {
  const props = validProps('Comments', rawProps, COMMENTS_RULES);
  const { pinId, viewer, ports, profileHref, locale = DEFAULT_LOCALE, messages = commentsMessages } = props;
  const { count, isAllowed } = props;
  const [store] = useState(() => createCommentStore({ pinId, count, isAllowed, viewer, ports, messages }));
  const list = useSyncExternalStore(store.subscribe, store.list, store.list);
  const [said, announce] = useState('');
  const [doomed, askRemove] = useState<PinComment | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const root = useMergedRef(section, props);
  const { folds, own } = list;
  const context = useMemo(
    () => ({
      store,
      ports,
      viewer,
      isAllowed: list.isAllowed,
      folds,
      own,
      profileHref,
      locale,
      messages,
      announce,
      askRemove,
    }),
    [store, ports, viewer, list.isAllowed, folds, own, profileHref, locale, messages],
  );
  useEffect(() => void store.read('top'), [store]);

  const remove = async (comment: PinComment): Promise<void> => {
    const next = getNextFocus(list, comment.id);
    askRemove(null);
    const isDone = store.remove(comment.id);
    requestAnimationFrame(() => {
      const stays = next === undefined ? null : document.getElementById(commentElementId(next));
      (stays ?? section.current)?.focus();
    });
    if (await isDone) announce(messages.deleted);
  };
  return (
    <CommentsContext value={context}>
      <div tabIndex={-1} data-part="comments" {...rootAttributes(props, styles.comments)} ref={root}>
        <Header list={list} store={store} />
        <Writing list={list} autoFocus={props.autoFocus} />
        <List list={list} store={store} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {doomed ? (
          <RemoveDialog
            comment={doomed}
            onClose={() => askRemove(null)}
            onRemove={() => void remove(doomed)}
          />
        ) : null}
      </div>
    </CommentsContext>
  );
}

function Header({ list, store }: { readonly list: CommentList; readonly store: CommentStore }): ReactNode {
  const { messages, locale } = useComments();
  const label = new Intl.NumberFormat(locale, { notation: 'compact' }).format(list.count);
  return (
    <div className={styles.header} data-part="header">
      <h2>{messages.heading(list.count, label)}</h2>
      {list.comments.length > 1 || list.order !== 'top' ? (
        <div role="group" aria-label={messages.order} className={styles.orders} data-part="orders">
          {ORDERS.map((order) => (
            <button
              key={order}
              type="button"
              className={styles.plain}
              aria-pressed={list.order === order}
              onClick={() => void store.read(order)}
            >
              {messages[order]}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Writing(props: { readonly list: CommentList; readonly autoFocus: boolean | undefined }): ReactNode {
  const { list } = props;
  const { store, viewer, ports, messages, announce } = useComments();
  if (!list.isAllowed)
    return (
      <p className={styles.note} data-part="note">
        {messages.off}
      </p>
    );
  if (!viewer)
    return (
      <button type="button" className={styles.invitation} onClick={ports.onLoginNeeded}>
        {messages.logIn}
      </button>
    );
  return (
    <CommentComposer
      hasAvatar
      label={messages.field}
      sendLabel={messages.send}
      autoFocus={props.autoFocus}
      onSend={async (text) => {
        const isDone = await store.add(text, null);
        if (isDone) announce(messages.posted);
        return isDone;
      }}
    />
  );
}

function List({ list, store }: { readonly list: CommentList; readonly store: CommentStore }): ReactNode {
  const { messages, locale } = useComments();
  const [isWhole, setWhole] = useState(false);
  const { comments, status } = list;
  if (status === 'failed' && comments.length === 0)
    return (
      <p className={styles.note} data-part="note" role="alert">
        {messages.notLoaded}{' '}
        <button type="button" className={styles.plain} onClick={() => void store.readMore()}>
          {messages.retry}
        </button>
      </p>
    );
  if (status === 'loading' && comments.length === 0) return list.count === 0 ? null : <Awaited />;
  if (comments.length === 0)
    return list.isAllowed ? (
      <p className={styles.note} data-part="note">
        {messages.empty}
      </p>
    ) : null;
  const isCut = !isWhole && comments.length > FIRST_COMMENTS;
  const label = new Intl.NumberFormat(locale).format(list.count);
  return (
    <>
      <ol className={styles.list} data-part="list">
        {(isCut ? comments.slice(0, FIRST_COMMENTS) : comments).map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ol>
      {isCut ? (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {messages.showAll(list.count, label)}
        </Button>
      ) : null}
      {!isCut && list.after !== null ? (
        <Button variant="secondary" loading={status === 'loading-more'} onClick={() => void store.readMore()}>
          {status === 'failed' ? messages.retry : messages.showMore}
        </Button>
      ) : null}
    </>
  );
}

/** Renders a placeholder for the comments, so that the layout shifts little when they are loaded. */
function Awaited(): ReactNode {
  const { messages } = useComments();
  return (
    <div className={styles.awaited} role="status" aria-label={messages.loading}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function RemoveDialog(props: {
  readonly comment: PinComment;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { messages } = useComments();
  return (
    <Modal
      role="alertdialog"
      size="sm"
      title={messages.removeQuestion}
      onClose={props.onClose}
      messages={{ close: messages.close }}
      footer={
        <>
          <Button data-autofocus onClick={props.onClose}>
            {messages.cancel}
          </Button>
          <Button variant="danger" onClick={props.onRemove}>
            {messages.remove}
          </Button>
        </>
      }
    >
      {messages.removeHint(props.comment.replyCount)}
    </Modal>
  );
}
