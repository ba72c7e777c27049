import { pinPath, profilePath } from '@pegboard/routes';
import type { ModerationDecision } from '@pegboard/types';
import { Button, EmptyState } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { ModerationQueueDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { notFound } from '../../data/not-found.ts';
import { formatUtcDay, pageOf, reasonLabel } from '../../features/reports/report-format.ts';
import type { Queued } from './queued-item.ts';
import styles from '../../features/reports/reports.module.css';

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'));

/** Loads the queue for moderators; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const page = pageOf(new URL(args.request.url).searchParams);
  const { viewer } = await args.context
    .get(answersContext)
    .ask(ModerationQueueDocument, page, 'network-only');
  if (!viewer?.moderation) throw notFound();
  return null;
}

/** Renders the open reports for moderators to keep, remove or warn (FB-04). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('reports', enUsReports);
  const [search] = useSearchParams();
  const page = pageOf(search);
  const answers = useQueryCache();
  const queue = useQuery(ModerationQueueDocument, page)?.viewer?.moderation?.queue;
  const [deciding, setDeciding] = useState<{ item: Queued; decision: ModerationDecision }>();
  if (!queue) return null;
  const close = (isDecided: boolean): void => {
    setDeciding(undefined);
    if (isDecided) void answers.ask(ModerationQueueDocument, page, 'network-only');
  };
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.queue)}</title>
      <h1>{texts.queue}</h1>
      <p className={styles.hint}>{texts.queueIntro}</p>
      {queue.edges.length === 0 ? (
        <EmptyState title={texts.emptyQueue}>{texts.emptyQueueHint}</EmptyState>
      ) : (
        <ul className={styles.list} role="list" aria-label={texts.queue}>
          {queue.edges.map(({ node }) => (
            <QueuedItem
              key={`${node.objectType} ${node.objectId}`}
              item={node}
              onDecide={(decision) => setDeciding({ item: node, decision })}
            />
          ))}
        </ul>
      )}
      {queue.pageInfo.hasNextPage ? (
        <Link to={`?${new URLSearchParams({ after: queue.pageInfo.endCursor ?? '' })}`}>{texts.more}</Link>
      ) : null}
      {deciding ? (
        <Suspense>
          <DecisionDialog {...deciding} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

function QueuedItem(props: {
  readonly item: Queued;
  readonly onDecide: (decision: ModerationDecision) => void;
}): ReactNode {
  const texts = useTexts('reports', enUsReports);
  const { item, onDecide } = props;
  const locale = useLocale();
  const { objectType: kind, owner } = item;
  const words = texts.decideOf(texts.kinds[kind], item.excerpt || texts.untitled);
  return (
    <li className={styles.item}>
      {item.imageUrl === null ? null : (
        <img src={item.imageUrl} alt="" width={96} height={120} loading="lazy" />
      )}
      <bdi className={styles.what}>
        {kind === 'pin' ? <Link to={pinPath({ id: item.seenId })}>{words}</Link> : words}
      </bdi>
      <Link to={profilePath(owner.username)}>{texts.by(owner.fullName || owner.username)}</Link>
      <span>{item.reasons.map(({ reason, count }) => `${reasonLabel(reason)} × ${count}`).join(', ')}</span>
      {item.details.map((detail, index) => (
        <blockquote key={index} className={styles.said}>
          {detail}
        </blockquote>
      ))}
      <small className={styles.hint}>
        {texts.reportCount(item.reportCount)}, {texts.since(formatUtcDay(item.firstReportedAt, locale))}
      </small>
      <span className={styles.buttons}>
        {(['keep', 'warn', 'remove'] as const).map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant={decision === 'remove' ? 'danger' : 'secondary'}
            aria-label={`${texts.decide[decision]}: ${item.excerpt || texts.untitled}`}
            onClick={() => onDecide(decision)}
          >
            {texts.decide[decision]}
          </Button>
        ))}
      </span>
    </li>
  );
}
