import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import styles from '../../features/administration/administration.module.css';
import { memberPagePath } from '../../features/administration/member-page-path.ts';
import { PostForm } from '../../features/administration/post-form.tsx';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { useLocale } from '../../messages/language.ts';
import type { MemberPage } from './member-page.ts';

/** Renders the sessions of a member, and the form that ends them. */
export function SessionSection({ member }: { readonly member: MemberPage }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const { sessions } = member;
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions">{texts.member.sessions}</h2>
      {sessions.length === 0 ? <p className={styles.hint}>{texts.member.noSessions}</p> : null}
      <ul className={styles.list} role="list" aria-label={texts.member.sessions}>
        {sessions.map(({ id, device, country, last_seen_at: lastSeen }) => (
          <li key={id} className={styles.item}>
            <bdi>{[device || texts.member.unknownDevice, country].filter(Boolean).join(', ')}</bdi>
            <small className={styles.hint}>
              {texts.member.lastSeen(texts.utc(formatUtcTime(lastSeen, locale)))}
            </small>
          </li>
        ))}
      </ul>
      {member.can_act && sessions.length > 0 ? (
        <PostForm action={`${memberPagePath(member.username)}log-out/`}>
          {() => (
            <>
              <input type="hidden" name="user_id" value={member.id} />
              <Button type="submit" variant="secondary">
                {texts.member.endSessions}
              </Button>
            </>
          )}
        </PostForm>
      ) : null}
    </section>
  );
}
