import { profilePath } from '@pegboard/routes';
import { Button, EmptyState, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import administration from '../../features/administration/administration.module.css';
import { PostForm } from '../../features/administration/post-form.tsx';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { ModerationDecisionsDocument, type ModerationDecisionsQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { notFound } from '../../data/not-found.ts';
import { formatUtcDay, pageOf } from '../../features/reports/report-format.ts';
import { useReasonLabel } from '../../features/reports/use-reason-label.ts';
import styles from '../../features/reports/reports.module.css';

type Moderation = NonNullable<NonNullable<ModerationDecisionsQuery['viewer']>['moderation']>;
type Decision = Moderation['decisions']['edges'][number]['node'];

/** Loads the audit trail for moderators; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const page = pageOf(new URL(args.request.url).searchParams);
  const answers = args.context.get(answersContext);
  const { viewer } = await answers.ask(ModerationDecisionsDocument, page, 'network-only');
  if (!viewer?.moderation) throw notFound();
  return null;
}

/** Renders the decisions of moderators with author and reason, newest first (FB-04). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('reports', enUsReports);
  const withdrawal = useAdministrationTexts().withdrawal;
  const [search] = useSearchParams();
  const decisions = useQuery(ModerationDecisionsDocument, pageOf(search))?.viewer?.moderation?.decisions;
  if (!decisions) return null;
  const { edges, pageInfo } = decisions;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.decisions)}</title>
      <h1>{texts.decisions}</h1>
      <output className={administration.done}>
        {search.get('done') === 'withdrawn' ? withdrawal.done : ''}
      </output>
      {edges.length === 0 ? (
        <EmptyState title={texts.noDecisions} />
      ) : (
        <ul className={styles.list} role="list" aria-label={texts.decisions}>
          {edges.map(({ node }) => (
            <DecisionItem key={node.entityId} decision={node} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage ? (
        <Link to={`?${new URLSearchParams({ after: pageInfo.endCursor ?? '' })}`}>{texts.more}</Link>
      ) : null}
    </div>
  );
}

function DecisionItem({ decision }: { readonly decision: Decision }): ReactNode {
  const texts = useTexts('reports', enUsReports);
  const locale = useLocale();
  const { owner, note } = decision;
  const reasonLabel = useReasonLabel();
  return (
    <li className={styles.item}>
      <bdi className={styles.what}>
        {texts.decideOf(texts.kinds[decision.objectType], decision.excerpt || texts.untitled)}
      </bdi>
      <Link to={profilePath(owner.username)}>{texts.by(owner.username)}</Link>
      <span>
        {decision.reasons.map(({ reason, count }) => `${reasonLabel(reason)} × ${count}`).join(', ')}
      </span>
      {note === null ? null : (
        <blockquote dir="auto" className={styles.said}>
          {note}
        </blockquote>
      )}
      <span className={styles.state} data-state={decision.decision === 'remove' ? 'removed' : 'kept'}>
        {texts.decided[decision.decision]} {texts.decidedBy(decision.moderator ?? texts.gone)}
      </span>
      <small className={styles.hint}>
        {formatUtcDay(decision.createdAt, locale)}, {texts.reportCount(decision.reportCount)}
      </small>
      {decision.decision === 'remove' ? <Withdrawal decision={decision} /> : null}
    </li>
  );
}

/** Renders the form that withdraws a removal, or the day on which it was withdrawn (OP-06). */
function Withdrawal({ decision }: { readonly decision: Decision }): ReactNode {
  const texts = useAdministrationTexts().withdrawal;
  const reports = useTexts('reports', enUsReports);
  const locale = useLocale();
  const { entityId, withdrawnAt } = decision;
  if (withdrawnAt !== null) return <span>{texts.withdrawn(formatUtcDay(withdrawnAt, locale))}</span>;
  const of = decision.excerpt || reports.untitled;
  return (
    <details>
      <summary>{texts.title}</summary>
      <PostForm
        action="/reports-and-violations/decisions/"
        match={{ id: entityId }}
        className={administration.form}
      >
        {({ fields, values }) => (
          <>
            <p>{texts.hint}</p>
            <TextField
              name="reason"
              label={texts.reason}
              minLength={10}
              required
              defaultValue={values['reason']}
              error={fields['reason']}
            />
            <div className={administration.actions}>
              <Button type="submit" size="sm" variant="secondary" aria-label={`${texts.withdraw}: ${of}`}>
                {texts.withdraw}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </details>
  );
}
