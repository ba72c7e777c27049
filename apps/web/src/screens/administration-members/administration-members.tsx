import { Button, EmptyState, Select, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { useViewer } from '../../data/viewer.ts';
import styles from '../../features/administration/administration.module.css';
import { memberPagePath } from '../../features/administration/member-page-path.ts';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import { readTeamPage, type TeamData } from '../../features/administration/read-team-resource.ts';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const ROLES = ['user', 'moderator', 'employee'] as const;

const membersSchema = z.array(
  z.object({
    username: z.string(),
    full_name: z.string(),
    email: z.nullable(z.string()),
    role: z.enum(ROLES),
    created_at: z.string(),
    is_suspended: z.boolean(),
  }),
);

type Members = z.infer<typeof membersSchema>;

/** Reads the members that a search of the team finds; for others the page does not exist. */
export function loader(args: LoaderFunctionArgs): Promise<TeamData<Members>> {
  const search = new URL(args.request.url).searchParams;
  const role = ROLES.find((each) => each === search.get('role'));
  const filters = {
    query: search.get('q') ?? '',
    ...(role && { role }),
    ...(search.get('suspended') === 'true' && { is_suspended: true }),
  };
  return readTeamPage(args, 'TeamMembers', membersSchema, filters);
}

/** Renders the search of the team for members (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const [search] = useSearchParams();
  const viewer = useViewer();
  const { data: members, next } = useLoaderData<TeamData<Members>>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.members.title)}</title>
      <h1>{texts.members.title}</h1>
      <form className={styles.form} action="/_/users/" role="search">
        <div className={styles.filters}>
          <TextField
            name="q"
            type="search"
            label={viewer?.isEmployee ? texts.members.searchWithEmail : texts.members.search}
            hint={texts.members.searchHint}
            defaultValue={search.get('q') ?? ''}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Select name="role" label={texts.members.role} defaultValue={search.get('role') ?? ''}>
            <option value="">{texts.members.everyRole}</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </Select>
        </div>
        <div className={styles.actions}>
          <label className={styles.check}>
            <input
              type="checkbox"
              name="suspended"
              value="true"
              defaultChecked={search.get('suspended') === 'true'}
            />
            {texts.members.suspendedOnly}
          </label>
          <Button type="submit" variant="primary">
            {texts.members.find}
          </Button>
        </div>
      </form>
      {members.length === 0 ? <EmptyState title={texts.members.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.members.list}>
        {members.map((member) => (
          <li key={member.username} className={styles.item}>
            <Link to={memberPagePath(member.username)} className={styles.name}>
              <bdi>{member.full_name || member.username}</bdi>
            </Link>
            <span>
              <bdi>@{member.username}</bdi>
              {member.email === null ? null : (
                <>
                  , <bdi>{member.email}</bdi>
                </>
              )}
            </span>
            {member.is_suspended ? <span className={styles.state}>{texts.members.suspended}</span> : null}
            <small className={styles.hint}>
              {texts.roles[member.role]}, {texts.members.since(formatUtcDay(member.created_at, locale))}
            </small>
          </li>
        ))}
      </ul>
      <NextPageLink next={next} />
    </div>
  );
}
