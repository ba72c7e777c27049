import { Button, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import styles from '../../features/administration/administration.module.css';
import { PostForm } from '../../features/administration/post-form.tsx';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { useLocale } from '../../messages/language.ts';
import { PATH, type FailedJobs } from './failed-jobs.ts';

/** Renders the failed jobs of a kind, each with its ways to go on, and those for all of them. */
export function FailedJobList(props: { readonly kind: string; readonly failed: FailedJobs }): ReactNode {
  const { kind, failed } = props;
  const texts = useAdministrationTexts().jobs;
  return (
    <>
      <Link to={PATH}>{texts.back}</Link>
      <h2>
        <bdi dir="ltr">{kind}</bdi>
      </h2>
      {failed.length === 0 ? (
        <EmptyState title={texts.failedNone} />
      ) : (
        <>
          <p className={styles.hint}>{texts.failedHint}</p>
          <ChangeForms match={{ kind }} retry={texts.retryAll} discard={texts.discardAll} />
        </>
      )}
      <ul className={styles.list} role="list" aria-label={texts.failedTitle}>
        {failed.map((job) => (
          <FailedJobItem key={job.id} kind={kind} job={job} />
        ))}
      </ul>
    </>
  );
}

function FailedJobItem(props: { readonly kind: string; readonly job: FailedJobs[number] }): ReactNode {
  const { kind, job } = props;
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const { jobs } = texts;
  return (
    <li className={styles.item}>
      <span>
        {jobs.error}: <bdi dir="ltr">{job.error_code ?? jobs.noCode}</bdi>
      </span>
      <small className={styles.hint}>
        {jobs.tries(new Intl.NumberFormat(locale).format(job.tries))},{' '}
        {texts.utc(formatUtcTime(job.failed_at, locale))}
      </small>
      <bdi className={styles.code}>{job.id}</bdi>
      <ChangeForms match={{ kind, id: job.id }} retry={jobs.retry} discard={jobs.discard} about={job.id} />
    </li>
  );
}

function ChangeForms(props: {
  readonly match: Readonly<Record<string, string>>;
  readonly retry: string;
  readonly discard: string;
  /** The id of the job, for the names of its buttons. */
  readonly about?: string;
}): ReactNode {
  const nameOf = (label: string): string => (props.about === undefined ? label : `${label}: ${props.about}`);
  return (
    <div className={styles.actions}>
      <PostForm action={`${PATH}retry/`} match={props.match}>
        {() => (
          <Button type="submit" size="sm" variant="secondary" aria-label={nameOf(props.retry)}>
            {props.retry}
          </Button>
        )}
      </PostForm>
      <PostForm action={`${PATH}discard/`} match={props.match}>
        {() => (
          <Button type="submit" size="sm" variant="danger" aria-label={nameOf(props.discard)}>
            {props.discard}
          </Button>
        )}
      </PostForm>
    </div>
  );
}
