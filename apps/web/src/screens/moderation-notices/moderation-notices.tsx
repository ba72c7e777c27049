import { Button, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import styles from '../../features/reports/reports.module.css';
import { informationTexts as enUsInformation } from '../../messages/en-us-information.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const noticesSchema = z.array(
  z.object({
    id: z.string(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    addresses: z.string(),
    work: z.string(),
    created_at: z.string(),
  }),
);

type Notice = z.infer<typeof noticesSchema>[number];

/** Reads the open copyright notices for moderators; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly Notice[]> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'CopyrightNotice', {});
  if (!read.ok) throw notFound();
  return noticesSchema.parse(read.data);
}

/** Renders the open copyright notices for moderators to accept or reject (AC-11). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('information', enUsInformation).moderation;
  const notices = useLoaderData<readonly Notice[]>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.notices)}</title>
      <h1>{texts.notices}</h1>
      <p className={styles.hint}>{texts.noticesIntro}</p>
      {notices.length === 0 ? <EmptyState title={texts.noNotices} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.notices}>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </div>
  );
}

function NoticeItem({ notice }: { readonly notice: Notice }): ReactNode {
  const texts = useTexts('information', enUsInformation).moderation;
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const decide = (decision: 'accepted' | 'rejected'): void =>
    void submit(async () => {
      const options = { id: notice.id, decision };
      await callResource({ name: 'CopyrightNotice', action: 'update', options });
      await revalidate();
    });
  return (
    <li className={styles.item}>
      <span className={styles.what}>{notice.reference}</span>
      <bdi>{texts.from(notice.name, notice.email)}</bdi>
      {notice.addresses.split('\n').map((address, index) => (
        <bdi key={index}>{address}</bdi>
      ))}
      <blockquote dir="auto" className={styles.said}>
        {notice.work}
      </blockquote>
      <small className={styles.hint}>{formatUtcDay(notice.created_at, locale)}</small>
      <SubmitResult message={message} done={undefined} />
      <span className={styles.buttons}>
        {(['accepted', 'rejected'] as const).map((decision) => (
          <Button
            key={decision}
            size="sm"
            aria-disabled={isBusy}
            aria-label={`${texts[decision]}: ${notice.reference}`}
            onClick={() => decide(decision)}
          >
            {texts[decision]}
          </Button>
        ))}
      </span>
    </li>
  );
}
