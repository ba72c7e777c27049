import { informationPath } from '@pegboard/routes';
import { Button, EmptyState, getFormText, TextArea } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { useReasonLabel } from '../../features/reports/use-reason-label.ts';
import styles from '../../features/reports/reports.module.css';
import { informationTexts as enUsInformation } from '../../messages/en-us-information.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const PATH = '/appealed-pin/';
const decisionsSchema = z.array(
  z.object({
    decision_id: z.string(),
    object_type: z.enum(['pin', 'comment', 'user', 'board']),
    excerpt: z.string(),
    decision: z.enum(['keep', 'remove', 'warn']),
    reasons: z.array(z.string()),
    statement: z.nullable(z.string()),
    decided_at: z.string(),
    appeal_until: z.string(),
    can_appeal: z.boolean(),
    appeal: z.nullable(
      z.object({
        text: z.string(),
        created_at: z.string(),
        answer: z.nullable(z.enum(['upheld', 'withdrawn'])),
        answer_text: z.nullable(z.string()),
        answered_at: z.nullable(z.string()),
      }),
    ),
  }),
);

type Decision = z.infer<typeof decisionsSchema>[number];
type Appeal = NonNullable<Decision['appeal']>;

/** Reads the decisions about the viewer's contents, or the one that the address names. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly Decision[]> {
  await requireViewer(args, 'continue');
  const id = new URL(args.request.url).searchParams.get('decision');
  const read = await readResource(args.context, 'Appeal', id === null ? {} : { decision_id: id });
  if (!read.ok) throw notFound();
  return decisionsSchema.parse(read.data);
}

/** Renders decisions about the viewer's contents with their rule, one appeal of each, and its answer (AC-10). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('information', enUsInformation).appeals;
  const decisions = useLoaderData<readonly Decision[]>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <p className={styles.links}>
        <Link to="/reports-and-violations/">{texts.reports}</Link>
        <Link to={informationPath('community-guidelines')}>{texts.guidelines}</Link>
      </p>
      {decisions.length === 0 ? <EmptyState title={texts.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.title}>
        {decisions.map((decision) => (
          <DecisionItem key={decision.decision_id} decision={decision} />
        ))}
      </ul>
    </div>
  );
}

function DecisionItem({ decision }: { readonly decision: Decision }): ReactNode {
  const reasonLabel = useReasonLabel();
  const texts = useTexts('information', enUsInformation).appeals;
  const reports = useTexts('reports', enUsReports);
  const locale = useLocale();
  return (
    <li className={styles.item}>
      <bdi className={styles.what}>
        {reports.kinds[decision.object_type]}: {decision.excerpt || reports.untitled}
      </bdi>
      <span className={styles.state} data-state={decision.decision === 'remove' ? 'removed' : 'warned'}>
        {reports.decided[decision.decision]}
      </span>
      <span>
        {texts.rule}: {decision.reasons.map(reasonLabel).join(', ')}
      </span>
      {decision.statement === null ? null : (
        <blockquote dir="auto" className={styles.said}>
          {decision.statement}
        </blockquote>
      )}
      <small className={styles.hint}>{texts.decidedOn(formatUtcDay(decision.decided_at, locale))}</small>
      {decision.appeal ? <Sent appeal={decision.appeal} /> : <MayAppeal decision={decision} />}
    </li>
  );
}

function Sent({ appeal }: { readonly appeal: Appeal }): ReactNode {
  const texts = useTexts('information', enUsInformation).appeals;
  const locale = useLocale();
  return (
    <>
      <strong>{texts.yours}</strong>
      <blockquote dir="auto" className={styles.said}>
        {appeal.text}
      </blockquote>
      <small className={styles.hint}>{texts.sentOn(formatUtcDay(appeal.created_at, locale))}</small>
      <strong>{appeal.answer === null ? texts.waiting : texts.answers[appeal.answer]}</strong>
      {appeal.answer_text === null ? null : (
        <blockquote dir="auto" className={styles.said}>
          {appeal.answer_text}
        </blockquote>
      )}
    </>
  );
}

function MayAppeal({ decision }: { readonly decision: Decision }): ReactNode {
  const texts = useTexts('information', enUsInformation).appeals;
  const locale = useLocale();
  if (!decision.can_appeal) return <strong>{texts.over}</strong>;
  return (
    <>
      <small className={styles.hint}>{texts.until(formatUtcDay(decision.appeal_until, locale))}</small>
      <AppealForm decisionId={decision.decision_id} />
    </>
  );
}

function AppealForm({ decisionId }: { readonly decisionId: string }): ReactNode {
  const texts = useTexts('information', enUsInformation).appeals;
  const { revalidate } = useRevalidator();
  const { isBusy, message, fields, values, submit } = useSubmit();
  const isRefused = values['decision_id'] === undefined || values['decision_id'] === decisionId;
  const send = (form: FormData): void =>
    void submit(async () => {
      const options = { decision_id: decisionId, text: getFormText(form, 'text') };
      await callResource({ name: 'Appeal', action: 'create', options });
      await revalidate();
    });
  return (
    <PlainForm className={styles.form} action={PATH} onSend={send}>
      <input type="hidden" name="decision_id" value={decisionId} />
      <TextArea
        name="text"
        label={texts.text}
        hint={texts.textHint}
        defaultValue={isRefused ? values['text'] : undefined}
        minLength={10}
        rows={4}
        required
        error={isRefused ? fields['text'] : undefined}
      />
      <SubmitResult message={isRefused ? message : undefined} done={undefined} />
      <span className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.send}
        </Button>
      </span>
    </PlainForm>
  );
}
