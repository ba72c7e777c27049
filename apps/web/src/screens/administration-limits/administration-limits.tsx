import { Button, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamPage, type TeamData } from '../../features/administration/read-team-resource.ts';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const PATH = '/_/limits/';

const limitsSchema = z.array(
  z.object({
    id: z.string(),
    rule: z.enum(['same_link', 'same_comment', 'follow_burst']),
    sample: z.nullable(z.string()),
    count: z.number(),
    username: z.string(),
    full_name: z.string(),
    created_at: z.string(),
  }),
);

type Limits = z.infer<typeof limitsSchema>;

/** Reads the members whose reach is limited, for the team; for others the page does not exist. */
export function loader(args: LoaderFunctionArgs): Promise<TeamData<Limits>> {
  return readTeamPage(args, 'SpamLimits', limitsSchema);
}

/** Renders the members whose reach the rules against spam limited, each with the way to lift it (OP-09). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts().limits;
  const { data: limits, next } = useLoaderData<TeamData<Limits>>();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <output className={styles.done}>{search.get('done') === 'lifted' ? texts.lifted : ''}</output>
      <p className={styles.hint}>{texts.hint}</p>
      {limits.length === 0 ? <EmptyState title={texts.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.title}>
        {limits.map((limit) => (
          <LimitItem key={limit.id} limit={limit} />
        ))}
      </ul>
      <NextPageLink next={next} />
    </div>
  );
}

function LimitItem({ limit }: { readonly limit: Limits[number] }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  return (
    <li className={styles.item}>
      <Link to={`/_/users/${limit.username}/`} className={styles.name}>
        <bdi>{limit.full_name}</bdi>
      </Link>
      <span>{texts.limits.rules[limit.rule](limit.count)}</span>
      {limit.sample === null ? null : <bdi className={styles.code}>{limit.sample}</bdi>}
      <small className={styles.hint}>{texts.utc(formatUtcTime(limit.created_at, locale))}</small>
      <PostForm action={PATH} className={styles.actions}>
        {() => (
          <>
            <input type="hidden" name="id" value={limit.id} />
            <Button
              type="submit"
              size="sm"
              variant="secondary"
              aria-label={`${texts.limits.lift}: ${limit.full_name}`}
            >
              {texts.limits.lift}
            </Button>
          </>
        )}
      </PostForm>
    </li>
  );
}
