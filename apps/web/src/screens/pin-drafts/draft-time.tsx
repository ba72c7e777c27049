import type { ReactNode } from 'react';
import type { ListedDraft } from '../../features/creating/drafts-api.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useErrorTranslation, useLocale, useTexts } from '../../messages/language.ts';
import styles from './pin-drafts.module.css';

/** The time of the last change or of the publication, or the reason why a scheduled draft was not published. */
export function DraftTime({ draft }: { readonly draft: ListedDraft }): ReactNode {
  const texts = useTexts('creating', enUsCreating);
  const { scheduledAt, updatedAt, failureCode } = draft;
  const failure = useErrorTranslation(
    failureCode === null ? undefined : { code: failureCode, message: failureCode, fields: {} },
  );
  if (failure) return <p className={styles.failure}>{texts.notPublished(failure.message)}</p>;
  return scheduledAt === null ? (
    <EditedTime at={updatedAt} />
  ) : (
    <Time at={scheduledAt} format={texts.scheduledFor} />
  );
}

/** The time of the last change; `at` is ISO 8601. */
export function EditedTime({ at }: { readonly at: string }): ReactNode {
  return <Time at={at} format={useTexts('creating', enUsCreating).edited} />;
}

/** A time in the time zone of the reader. */
function Time(props: { readonly at: string; readonly format: (time: string) => string }): ReactNode {
  const { at, format } = props;
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time className={styles.time} dateTime={at} suppressHydrationWarning>
      {format(time.format(new Date(at)))}
    </time>
  );
}
