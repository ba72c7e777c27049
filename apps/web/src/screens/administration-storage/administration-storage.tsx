import { Button, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { formatBytes } from '../../features/administration/format-bytes.ts';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamResource } from '../../features/administration/read-team-resource.ts';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const PATH = '/_/storage/';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const measurementSchema = z.object({
  taken_at: z.string(),
  has_backup_place: z.boolean(),
  report: z.object({
    files: z.array(
      z.object({
        kind: z.enum(['images', 'videos', 'uploads', 'exports', 'backups']),
        count: z.nullable(z.number()),
        bytes: z.nullable(z.number()),
      }),
    ),
    database_bytes: z.number(),
    tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
    free_bytes: z.number(),
    last_backup_at: z.nullable(z.string()),
  }),
});

type Measurement = z.infer<typeof measurementSchema>;

/** Reads the latest measurement of the storage for administrators; for others the page does not exist. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Measurement | null> {
  return (await readTeamResource(context, 'StorageReport', {}, z.nullable(measurementSchema))).data;
}

/** Renders the latest measurement of the storage, and the form that asks for a new one (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts();
  const { storage } = texts;
  const locale = useLocale();
  const measurement = useLoaderData<Measurement | null>();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <title>{messages.title(storage.title)}</title>
      <h1>{storage.title}</h1>
      <output className={styles.done}>{search.get('done') === 'queued' ? storage.queued : ''}</output>
      <p className={styles.hint}>
        {storage.hint}{' '}
        {measurement && storage.measuredAt(texts.utc(formatUtcTime(measurement.taken_at, locale)))}
      </p>
      <PostForm action={PATH} className={styles.actions}>
        {() => (
          <Button type="submit" variant="secondary">
            {storage.measure}
          </Button>
        )}
      </PostForm>
      {measurement ? <Numbers measurement={measurement} /> : <EmptyState title={storage.never} />}
    </div>
  );
}

function Numbers({ measurement }: { readonly measurement: Measurement }): ReactNode {
  const texts = useAdministrationTexts().storage;
  const locale = useLocale();
  const { report } = measurement;
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const count = new Intl.NumberFormat(locale);
  return (
    <>
      <section className={styles.section} aria-labelledby="files">
        <h2 id="files">{texts.files}</h2>
        <dl className={styles.facts}>
          {report.files.map(({ kind, count: files, bytes }) => (
            <Fact key={kind} name={texts.kinds[kind]}>
              {files === null || bytes === null
                ? texts.unreadable
                : `${formatBytes(bytes, locale)}, ${texts.count(count.format(files))}`}
            </Fact>
          ))}
          <Fact name={texts.free}>{formatBytes(report.free_bytes, locale)}</Fact>
          <Fact name={texts.lastBackup}>
            <LastBackup measurement={measurement} />
          </Fact>
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="database">
        <h2 id="database">{texts.database}</h2>
        <dl className={styles.facts}>
          <Fact name={texts.whole}>{formatBytes(report.database_bytes, locale)}</Fact>
        </dl>
        <h3>{texts.tables}</h3>
        <dl className={styles.facts}>
          {report.tables.map(({ name, bytes, rows }) => (
            <Fact key={name} name={<bdi dir="ltr">{name}</bdi>}>
              {`${formatBytes(bytes, locale)}, ${texts.rows(number.format(rows))}`}
            </Fact>
          ))}
        </dl>
      </section>
    </>
  );
}

function LastBackup({ measurement }: { readonly measurement: Measurement }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const { taken_at: takenAt, has_backup_place: hasPlace, report } = measurement;
  if (!hasPlace) return texts.storage.noBackupPlace;
  if (report.last_backup_at === null) return texts.storage.noBackup;
  // The age at the time of the measurement, so that the server and the browser render the same.
  const age = Date.parse(takenAt) - Date.parse(report.last_backup_at);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const ago =
    age >= DAY_MS
      ? relative.format(-Math.floor(age / DAY_MS), 'day')
      : relative.format(-Math.floor(age / HOUR_MS), 'hour');
  return `${texts.utc(formatUtcTime(report.last_backup_at, locale))} ${texts.storage.ago(ago)}`;
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
