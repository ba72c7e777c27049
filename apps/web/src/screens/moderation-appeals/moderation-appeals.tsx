import { profilePath } from '@pegboard/routes';
import { Button, EmptyState, getFormText, TextArea } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useRefusal } from '../../features/forms/native-form.tsx';
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

const appealsSchema = z.array(
  z.object({
    id: z.string(),
    object_type: z.enum(['pin', 'comment', 'user', 'board']),
    excerpt: z.string(),
    decision: z.enum(['keep', 'remove', 'warn']),
    reasons: z.array(z.string()),
    decided_at: z.string(),
    text: z.string(),
    created_at: z.string(),
    moderator: z.nullable(z.string()),
    owner: z.object({ username: z.string() }),
  }),
);

/** The address at which the form is accepted without scripts. */
const PATH = '/reports-and-violations/appeals/';

type OpenAppeal = z.infer<typeof appealsSchema>[number];

/** Reads the open appeals for moderators; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly OpenAppeal[]> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'OpenAppeals', {});
  if (!read.ok) throw notFound();
  return appealsSchema.parse(read.data);
}

/** Renders the open appeals for moderators to answer (AC-10). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('information', enUsInformation).moderation;
  const appeals = useLoaderData<readonly OpenAppeal[]>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.appeals)}</title>
      <h1>{texts.appeals}</h1>
      {appeals.length === 0 ? <EmptyState title={texts.noAppeals} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.appeals}>
        {appeals.map((appeal) => (
          <AppealItem key={appeal.id} appeal={appeal} />
        ))}
      </ul>
    </div>
  );
}

function AppealItem({ appeal }: { readonly appeal: OpenAppeal }): ReactNode {
  const reasonLabel = useReasonLabel();
  const reports = useTexts('reports', enUsReports);
  const texts = useTexts('information', enUsInformation).moderation;
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { isBusy, message, fields, submit } = useSubmit({ isNative: false });
  const refusal = useRefusal(PATH, { id: appeal.id });
  const send = (form: FormData): void => {
    const options = {
      id: appeal.id,
      answer: getFormText(form, 'answer'),
      text: getFormText(form, 'text'),
    };
    void submit(async () => {
      await callResource({ name: 'Appeal', action: 'update', options });
      await revalidate();
    });
  };
  return (
    <li className={styles.item}>
      <bdi className={styles.what}>
        {reports.kinds[appeal.object_type]}: {appeal.excerpt || reports.untitled}
      </bdi>
      <Link to={profilePath(appeal.owner.username)}>{reports.by(appeal.owner.username)}</Link>
      <span className={styles.state} data-state={appeal.decision === 'remove' ? 'removed' : 'warned'}>
        {reports.decided[appeal.decision]}
      </span>
      <span>{appeal.reasons.map(reasonLabel).join(', ')}</span>
      <small className={styles.hint}>
        {texts.decidedBy(appeal.moderator ?? reports.gone)}, {formatUtcDay(appeal.decided_at, locale)}
      </small>
      <blockquote dir="auto" className={styles.said}>
        {appeal.text}
      </blockquote>
      <PlainForm className={styles.form} action={PATH} onSend={send}>
        <input type="hidden" name="id" value={appeal.id} />
        <TextArea
          name="text"
          label={texts.answer}
          hint={texts.answerHint}
          minLength={10}
          rows={3}
          required
          defaultValue={refusal.values['text']}
          error={fields['text'] ?? refusal.fields['text']}
        />
        <SubmitResult message={message ?? refusal.message} done={undefined} />
        <span className={styles.buttons}>
          {(['upheld', 'withdrawn'] as const).map((answer) => (
            <Button key={answer} type="submit" size="sm" name="answer" value={answer} aria-disabled={isBusy}>
              {texts[answer]}
            </Button>
          ))}
        </span>
      </PlainForm>
    </li>
  );
}
