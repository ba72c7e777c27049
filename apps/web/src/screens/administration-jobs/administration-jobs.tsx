import { Button, buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamResource } from '../../features/administration/read-team-resource.ts';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { FailedJobList } from './failed-job-list.tsx';
import { failedJobsSchema, PATH, type FailedJobs } from './failed-jobs.ts';

const kindsSchema = z.array(
  z.object({
    name: z.string(),
    due: z.number(),
    delayed: z.number(),
    retried: z.number(),
    running: z.number(),
    failed: z.number(),
    oldest_due_at: z.nullable(z.string()),
    last_failed_at: z.nullable(z.string()),
    last_error_code: z.nullable(z.string()),
  }),
);

type Kind = z.infer<typeof kindsSchema>[number];

/** The kinds of jobs, or the failed jobs of one of them. */
type Jobs = { readonly kinds: readonly Kind[] } | { readonly kind: string; readonly failed: FailedJobs };

const COUNTS = ['due', 'delayed', 'retried', 'running', 'failed'] as const;

/** Reads the background jobs for administrators; for others the page does not exist. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Jobs> {
  const kind = new URL(request.url).searchParams.get('kind');
  if (kind === null) return { kinds: (await readTeamResource(context, 'JobKinds', {}, kindsSchema)).data };
  const { data } = await readTeamResource(context, 'FailedJobs', { kind }, failedJobsSchema);
  return { kind, failed: data };
}

/** Renders the background jobs by kind, those that failed, and the ways to try them again or to discard them (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts().jobs;
  const jobs = useLoaderData<Jobs>();
  const [search] = useSearchParams();
  const done = search.get('done');
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{'kind' in jobs ? texts.failedTitle : texts.title}</h1>
      <output className={styles.done}>
        {done === 'retried' ? texts.retriedDone : done === 'discarded' ? texts.discardedDone : ''}
      </output>
      {'kind' in jobs ? (
        <FailedJobList kind={jobs.kind} failed={jobs.failed} />
      ) : (
        <Kinds kinds={jobs.kinds} />
      )}
    </div>
  );
}

function Kinds({ kinds }: { readonly kinds: readonly Kind[] }): ReactNode {
  const texts = useAdministrationTexts().jobs;
  const format = new Intl.NumberFormat(useLocale());
  const isActive = (kind: Kind): boolean => COUNTS.some((count) => kind[count] > 0);
  const active = kinds.filter(isActive).toSorted((a, b) => Number(b.failed > 0) - Number(a.failed > 0));
  const idle = kinds.filter((kind) => !isActive(kind));
  return (
    <>
      <p className={styles.hint}>{texts.hint}</p>
      {active.length === 0 ? <EmptyState title={texts.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.title}>
        {active.map((kind) => (
          <KindItem key={kind.name} kind={kind} />
        ))}
      </ul>
      {idle.length === 0 ? null : (
        <details>
          <summary>{texts.idle(format.format(idle.length))}</summary>
          <p className={styles.code}>
            <bdi dir="ltr">{idle.map(({ name }) => name).join(', ')}</bdi>
          </p>
        </details>
      )}
    </>
  );
}

function KindItem({ kind }: { readonly kind: Kind }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const time = (at: string): string => texts.utc(formatUtcTime(at, locale));
  const { oldest_due_at: oldest, last_failed_at: lastFailedAt, last_error_code: code } = kind;
  return (
    <li className={styles.item}>
      <bdi dir="ltr" className={styles.name}>
        {kind.name}
      </bdi>
      <span className={styles.actions}>
        {COUNTS.filter((count) => kind[count] > 0).map((count) => (
          <span key={count} className={count === 'failed' ? styles.state : undefined}>
            {texts.jobs[count](format.format(kind[count]))}
          </span>
        ))}
      </span>
      {oldest === null ? null : <small className={styles.hint}>{texts.jobs.oldest(time(oldest))}</small>}
      {lastFailedAt === null ? null : (
        <small className={styles.hint}>
          {texts.jobs.lastFailure(time(lastFailedAt))}, <bdi dir="ltr">{code ?? texts.jobs.noCode}</bdi>
        </small>
      )}
      {kind.failed === 0 ? null : (
        <div className={styles.actions}>
          <PostForm action={`${PATH}retry/`} match={{ kind: kind.name }}>
            {() => (
              <Button
                type="submit"
                size="sm"
                variant="secondary"
                aria-label={`${texts.jobs.retryAll}: ${kind.name}`}
              >
                {texts.jobs.retryAll}
              </Button>
            )}
          </PostForm>
          <Link
            to={`${PATH}?${new URLSearchParams({ kind: kind.name })}`}
            aria-label={`${texts.jobs.show}: ${kind.name}`}
            {...buttonAttributes({ size: 'sm', variant: 'ghost' })}
          >
            {texts.jobs.show}
          </Link>
        </div>
      )}
    </li>
  );
}
