import type { ReactNode } from 'react';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useErrorTranslation, useLocale, useTexts } from '../../messages/language.ts';
import type { StudioVideo } from './studio-video.ts';
import styles from './studio.module.css';
import { percentLabel } from './watch-labels.ts';

/** The state of a video in words: its progress, its time of publication, or why it failed and what helps. */
export function StudioStatus({ video }: { readonly video: StudioVideo }): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  const locale = useLocale();
  const { state, progress, failureCode, failureMessage, isCoverPending } = video;
  const failure = useErrorTranslation(
    failureCode === null ? undefined : { code: failureCode, message: failureMessage ?? '', fields: {} },
  );
  if (isCoverPending)
    return (
      <p className={styles.status} data-state="processing">
        {texts.changingCover}
      </p>
    );
  switch (state) {
    case 'uploading':
    case 'processing': {
      const label = percentLabel(progress, locale);
      return (
        <>
          <p className={styles.progress}>
            <progress max={100} value={progress} aria-label={texts.states[state]} />
            <span>{state === 'uploading' ? texts.uploading(label) : texts.processing(label)}</span>
          </p>
          {state === 'uploading' ? <p className={styles.note}>{texts.interrupted}</p> : null}
        </>
      );
    }
    case 'failed':
      return (
        <p className={styles.status} data-state="failed">
          {texts.failed(failure?.message ?? '')}
        </p>
      );
    case 'ready':
    case 'draft':
      return (
        <p className={styles.status} data-state={state}>
          {texts[state]}
        </p>
      );
    case 'scheduled':
      return (
        <p className={styles.status} data-state="scheduled">
          <Time at={video.scheduledAt ?? video.createdAt} format={texts.scheduledFor} timeStyle="short" />
        </p>
      );
    case 'published':
      return (
        <p className={styles.status} data-state="published">
          <Time at={video.createdAt} format={texts.publishedOn} />
        </p>
      );
  }
}

/** A time in the time zone of the reader. */
function Time(props: {
  readonly at: string;
  readonly format: (time: string) => string;
  readonly timeStyle?: 'short';
}): ReactNode {
  const { at, format, timeStyle } = props;
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(timeStyle && { timeStyle }) });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format(time.format(new Date(at)))}
    </time>
  );
}
