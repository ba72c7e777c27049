import { profilePath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import styles from '../../features/administration/administration.module.css';
import { AuditList } from '../../features/administration/audit-list.tsx';
import { readTeamResource } from '../../features/administration/read-team-resource.ts';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { memberPageSchema, type MemberPage } from './member-page.ts';
import { RoleForm } from './role-form.tsx';
import { SessionSection } from './session-section.tsx';
import { SuspensionSection } from './suspension-section.tsx';

/** Reads a member for the team; for others the page does not exist. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<MemberPage> {
  const { username = '' } = params;
  return (await readTeamResource(context, 'TeamMember', { username }, memberPageSchema)).data;
}

/** Renders a member for the team: the account, the suspension, the sessions, the role, and the actions of the team (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts();
  const member = useLoaderData<MemberPage>();
  const [search] = useSearchParams();
  const done = search.get('done') ?? '';
  const name = member.full_name || member.username;
  return (
    <div className={styles.page}>
      <title>{messages.title(name)}</title>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <output className={styles.done}>
        {isDone(done, texts.member.done) ? texts.member.done[done] : ''}
      </output>
      <Facts member={member} />
      <Link to={profilePath(member.username)}>{texts.member.profile}</Link>
      {member.can_act ? null : <p className={styles.hint}>{texts.member.noRights}</p>}
      <SuspensionSection member={member} />
      <SessionSection member={member} />
      {member.can_set_role ? <RoleForm member={member} /> : null}
      {member.history.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="history">
          <h2 id="history">{texts.member.history}</h2>
          <AuditList entries={member.history} isOfMember />
        </section>
      )}
    </div>
  );
}

const isDone = <Done extends object>(name: string, done: Done): name is keyof Done & string =>
  Object.hasOwn(done, name);

function Facts({ member }: { readonly member: MemberPage }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const { facts } = texts.member;
  const format = new Intl.NumberFormat(locale);
  const rows: readonly (readonly [string, string])[] = [
    [facts.username, member.username],
    ...(member.email === null ? [] : [[facts.email, member.email] as const]),
    [facts.role, texts.roles[member.role]],
    [facts.state, member.is_closed ? texts.member.closed : texts.member.open],
    [facts.since, formatUtcDay(member.created_at, locale)],
    [facts.sessions, format.format(member.sessions.length)],
    [facts.apps, format.format(member.app_count)],
    [facts.removed, format.format(member.removed_count)],
    [facts.warned, format.format(member.warned_count)],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <FactRow key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function FactRow({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
