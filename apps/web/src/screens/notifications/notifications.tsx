import { Avatar, BellIcon, Button, buttonAttributes, EmptyState, GridIcon } from '@pegboard/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { NotificationsDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { notificationTexts as enUsNotifications } from '../../messages/en-us-notifications.ts';
import { ShortTime } from '../../features/times/short-time.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import settings from '../../features/forms/form-page.module.css';
import {
  notificationPath,
  formatNotification,
  getLatestUnreadTime,
  type Notification,
} from './notification-text.ts';
import { FILTER_NAMES, filterOf, toParams } from './notification-filter.ts';
import styles from './notifications.module.css';

/** Loads the notifications, uncached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const page = toParams(new URL(args.request.url).searchParams);
  await args.context.get(answersContext).ask(NotificationsDocument, page, 'network-only');
  return null;
}

/**
 * Renders the viewer's notifications as an endless list; shown ones count as read from the next visit (WB-02,
 * WB-10).
 */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('notifications', enUsNotifications);
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const { news, next, status, loadMore, reload } = useNotifications(toParams(search));
  // Of a filtered list, the newest unread is not the newest of all: the others were not shown.
  useMarkRead(filter === undefined ? news : []);
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <span className={styles.tools}>
          {news.some(({ isRead }) => !isRead) ? <MarkAllRead onDone={reload} /> : null}
          <Link to="/settings/notifications/">{texts.settings}</Link>
        </span>
      </div>
      <nav aria-label={texts.filter} className={styles.filters}>
        {[undefined, ...FILTER_NAMES].map((name) => (
          <Link
            key={name ?? 'all'}
            to={name === undefined ? '/notifications/' : `?show=${name}`}
            {...buttonAttributes({ variant: name === filter ? 'primary' : 'secondary', size: 'sm' })}
            aria-current={name === filter ? 'page' : undefined}
          >
            {texts.filters[name ?? 'all']}
          </Link>
        ))}
      </nav>
      {news.length === 0 ? (
        <EmptyState title={texts.none} icon={<BellIcon />}>
          {filter === undefined ? texts.noneHint : texts.noneOfFilter}
        </EmptyState>
      ) : (
        <ul className={styles.news} role="list">
          {news.map((one) => (
            <Item key={one.entityId} news={one} />
          ))}
        </ul>
      )}
      {status === 'failed' ? <p role="alert">{texts.failed}</p> : null}
      {next === null ? null : (
        <More key={next} after={next} isBusy={status === 'loading'} onLoad={loadMore} />
      )}
    </div>
  );
}

function Item({ news }: { readonly news: Notification }): ReactNode {
  const texts = useTexts('notifications', enUsNotifications);
  const [actor] = news.actors;
  const picture = news.pins[0]?.images[0];
  return (
    <li className={styles.item} data-unread={!news.isRead || undefined}>
      {actor ? (
        <Avatar name={actor.fullName} src={actor.imageSmallUrl} size={48} decorative />
      ) : (
        <span className={styles.noone}>
          <GridIcon />
        </span>
      )}
      <Link to={notificationPath(news)} className={styles.link}>
        {formatNotification(news, texts)}
        <small className={settings.hint}>
          <ShortTime time={news.lastAt} />
          {news.isRead ? null : <strong className={styles.unread}>{texts.unread}</strong>}
        </small>
      </Link>
      {picture ? (
        <img src={picture.url} width={48} height={48} alt="" loading="lazy" className={styles.picture} />
      ) : null}
    </li>
  );
}

/** Renders the button that marks all notifications as read, also those that are not loaded. */
function MarkAllRead({ onDone }: { readonly onDone: () => Promise<void> }): ReactNode {
  const texts = useTexts('notifications', enUsNotifications);
  const { isBusy, submit, message } = useSubmit();
  const mark = async (): Promise<void> => {
    await callResource({ name: 'NewsHub', action: 'update', options: {} });
    await onDone();
  };
  return (
    <>
      {message === undefined ? null : <span role="alert">{message || texts.notMarked}</span>}
      <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void submit(mark)}>
        {texts.markAll}
      </Button>
    </>
  );
}

/** Loads the next page when it enters the viewport; a link without scripts. */
function More(props: {
  readonly after: string;
  readonly isBusy: boolean;
  readonly onLoad: () => void;
}): ReactNode {
  const texts = useTexts('notifications', enUsNotifications);
  const ref = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(props.onLoad);
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={ref}>
      <noscript>
        <a href={`?${new URLSearchParams({ after: props.after })}`}>{texts.more}</a>
      </noscript>
      <Button variant="secondary" loading={props.isBusy} onClick={props.onLoad}>
        {texts.more}
      </Button>
    </div>
  );
}

/** Returns the notifications from a page on, and the function that loads the next. */
function useNotifications(page: ReturnType<typeof toParams>) {
  const answers = useQueryCache();
  const first = useQuery(NotificationsDocument, page)?.v3GetNewsHubQuery.connection;
  const [later, setLater] = useState<readonly NonNullable<typeof first>[]>([]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pages = first ? [first, ...later] : [];
  const last = pages.at(-1)?.pageInfo;
  const next = last?.hasNextPage ? last.endCursor : null;
  const loadMore = async (): Promise<void> => {
    if (status === 'loading' || next === null) return;
    setStatus('loading');
    try {
      const answer = await answers.ask(NotificationsDocument, { ...page, after: next });
      setLater([...later, answer.v3GetNewsHubQuery.connection]);
      setStatus('idle');
    } catch {
      // Shown below the list, with a retry button.
      setStatus('failed');
    }
  };
  const news = pages.flatMap(({ edges }) => edges.map(({ node }) => node));
  const reload = async (): Promise<void> => {
    await answers.ask(NotificationsDocument, page, 'network-only');
    setLater([]);
  };
  return { news, next, status, reload, loadMore: () => void loadMore() };
}

/** Marks the displayed notifications as read. */
function useMarkRead(news: readonly Notification[]): void {
  const until = getLatestUnreadTime(news);
  useEffect(() => {
    if (until === undefined) return;
    callResource({ name: 'NewsHub', action: 'update', options: { until } }).catch((error: unknown) => {
      // Still unread: it is marked the next time.
      if (!(error instanceof ResourceError)) throw error;
    });
  }, [until]);
}
