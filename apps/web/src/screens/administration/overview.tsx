import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { readTeamResource } from '../../features/administration/read-team-resource.ts';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import own from './overview.module.css';

const overviewSchema = z.object({
  reports: z.number(),
  appeals: z.number(),
  notices: z.number(),
  sign_ups: z.number(),
  limited: z.number(),
  suspended: z.number(),
});

type Overview = z.infer<typeof overviewSchema>;

const PATHS: Readonly<Record<keyof Overview, string>> = {
  reports: '/reports-and-violations/queue/',
  appeals: '/reports-and-violations/appeals/',
  notices: '/reports-and-violations/notices/',
  sign_ups: '/_/sign-ups/',
  limited: '/_/limits/',
  suspended: '/_/users/?suspended=true',
};

/** Reads the number of open decisions, for the team; for others the page does not exist. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Overview> {
  return (await readTeamResource(context, 'TeamOverview', {}, overviewSchema)).data;
}

/** Renders the first page of the administration: the number of open decisions, each with its page (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const overview = useLoaderData<Overview>();
  const format = new Intl.NumberFormat(locale);
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1 className={own.title}>{texts.title}</h1>
      <ul className={styles.counts} role="list">
        {(Object.keys(PATHS) as (keyof Overview)[]).map((name) => (
          <li key={name}>
            <Link to={PATHS[name]} className={styles.count}>
              <span className={styles.number}>{format.format(overview[name])}</span>
              <span>{texts.overview[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
