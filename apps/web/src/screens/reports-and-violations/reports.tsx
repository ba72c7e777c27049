import { pinPath } from '@pegboard/routes';
import { Button, EmptyState } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { OwnReportsDocument, type OwnReportsQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { informationTexts as enUsInformation } from '../../messages/en-us-information.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { formatUtcDay, pageOf } from '../../features/reports/report-format.ts';
import { useReasonLabel } from '../../features/reports/use-reason-label.ts';
import styles from '../../features/reports/reports.module.css';

type Own = NonNullable<OwnReportsQuery['viewer']>;
type Report = Own['reports']['edges'][number]['node'];
type Violation = Own['violations']['edges'][number]['node'];

/** Loads the viewer's own reports, uncached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const page = pageOf(new URL(args.request.url).searchParams);
  await args.context.get(answersContext).ask(OwnReportsDocument, page, 'network-only');
  return null;
}

/**
 * Renders the viewer's reports with their results, and the decisions about the viewer's own content (FB-04).
 */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('reports', enUsReports);
  const [search] = useSearchParams();
  const own = useQuery(OwnReportsDocument, pageOf(search))?.viewer;
  if (!own) return null;
  const { edges, pageInfo } = own.reports;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      {own.isModerator ? (
        <p className={styles.links}>
          <Link to="/reports-and-violations/queue/">{texts.queue}</Link>
          <Link to="/reports-and-violations/decisions/">{texts.decisions}</Link>
        </p>
      ) : null}
      <h2>{texts.reports}</h2>
      {edges.length === 0 ? (
        <EmptyState title={texts.noReports} headingLevel={3}>
          {texts.noReportsHint}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list" aria-label={texts.reports}>
          {edges.map(({ node }) => (
            <ReportItem key={node.entityId} report={node} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage ? (
        <Link to={`?${new URLSearchParams({ after: pageInfo.endCursor ?? '' })}`}>{texts.more}</Link>
      ) : null}
      <h2>{texts.violations}</h2>
      {own.violations.edges.length === 0 ? (
        <p className={styles.hint}>{texts.noViolations}</p>
      ) : (
        <ul className={styles.list} role="list" aria-label={texts.violations}>
          {own.violations.edges.map(({ node }) => (
            <ViolationItem key={node.entityId} violation={node} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ReportItem({ report }: { readonly report: Report }): ReactNode {
  const reasonLabel = useReasonLabel();
  const texts = useTexts('reports', enUsReports);
  const { title: said } = useTexts('feedbackScreens', enUsFeedbackScreens).said;
  const locale = useLocale();
  const { objectType: kind, objectId, excerpt, state, detail } = report;
  const words = `${texts.kinds[kind]}: ${excerpt || texts.untitled}`;
  return (
    <li className={styles.item}>
      <bdi className={styles.what}>
        {kind === 'pin' && state !== 'removed' ? <Link to={pinPath({ id: objectId })}>{words}</Link> : words}
      </bdi>
      <span>{reasonLabel(report.reason)}</span>
      {detail === null ? null : (
        <blockquote dir="auto" className={styles.said}>
          {detail}
        </blockquote>
      )}
      <span className={styles.state} data-state={state}>
        {texts.states[state]}
      </span>
      <small className={styles.hint}>
        {[
          texts.reported(formatUtcDay(report.createdAt, locale)),
          report.decidedAt === null ? '' : texts.decidedAt(formatUtcDay(report.decidedAt, locale)),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
      {kind === 'pin' && state !== 'removed' ? (
        <Link to={`/pin/${objectId}/feedback/`} aria-label={`${said}: ${excerpt || texts.untitled}`}>
          {said}
        </Link>
      ) : null}
      {state === 'open' ? <Withdraw reportId={report.entityId} what={words} /> : null}
    </li>
  );
}

/** Renders the button that withdraws an undecided report. */
function Withdraw({ reportId: id, what }: { readonly reportId: string; readonly what: string }): ReactNode {
  const texts = useTexts('reports', enUsReports);
  const [search] = useSearchParams();
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const { isBusy, message, submit } = useSubmit();
  const withdraw = (): void =>
    void submit(async () => {
      await callResource({ name: 'Report', action: 'delete', options: { id } });
      freshness?.mark();
      await answers.ask(OwnReportsDocument, pageOf(search), 'network-only');
    });
  return (
    <span className={styles.buttons}>
      <Button size="sm" loading={isBusy} aria-label={texts.withdrawOf(what)} onClick={withdraw}>
        {texts.withdraw}
      </Button>
      <SubmitResult message={message} done={undefined} />
    </span>
  );
}

function ViolationItem({ violation }: { readonly violation: Violation }): ReactNode {
  const reasonLabel = useReasonLabel();
  const texts = useTexts('reports', enUsReports);
  const locale = useLocale();
  const appealText = useTexts('information', enUsInformation).appeals.open;
  const { objectType: kind, excerpt, decision, reasons, statement, createdAt } = violation;
  return (
    <li className={styles.item}>
      <bdi className={styles.what}>
        {texts.kinds[kind]}: {excerpt || texts.untitled}
      </bdi>
      <span>{reasons.map(reasonLabel).join(', ')}</span>
      {statement === null ? null : (
        <blockquote dir="auto" className={styles.said}>
          {statement}
        </blockquote>
      )}
      <span className={styles.state} data-state={decision === 'remove' ? 'removed' : 'warned'}>
        {texts.decided[decision]}
      </span>
      <small className={styles.hint}>{formatUtcDay(createdAt, locale)}</small>
      <Link to={`/appealed-pin/?${new URLSearchParams({ decision: violation.entityId })}`}>{appealText}</Link>
    </li>
  );
}
