import { Button, Select, TextArea } from '@pegboard/ui';
import type { ReactNode } from 'react';
import styles from '../../features/administration/administration.module.css';
import { memberPagePath } from '../../features/administration/member-page-path.ts';
import { PostForm } from '../../features/administration/post-form.tsx';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { useLocale } from '../../messages/language.ts';
import type { MemberPage } from './member-page.ts';

/** The lengths of a suspension by the number of days that the form sends. */
const LENGTHS = [
  ['1', 'day'],
  ['3', 'threeDays'],
  ['7', 'week'],
  ['30', 'month'],
  ['90', 'quarter'],
  ['', 'none'],
] as const;

/** Renders the suspension of a member with the form that lifts it, or the form that suspends them. */
export function SuspensionSection({ member }: { readonly member: MemberPage }): ReactNode {
  const texts = useAdministrationTexts().member;
  if (member.suspension)
    return (
      <section className={styles.section} aria-labelledby="suspension">
        <h2 id="suspension">{texts.suspension}</h2>
        <SuspensionFacts suspension={member.suspension} />
        {member.can_act ? (
          <PostForm action={`${memberPagePath(member.username)}unsuspend/`} className={styles.form}>
            {() => (
              <>
                <input type="hidden" name="user_id" value={member.id} />
                <div className={styles.actions}>
                  <Button type="submit" variant="secondary">
                    {texts.lift}
                  </Button>
                </div>
              </>
            )}
          </PostForm>
        ) : null}
      </section>
    );
  if (!member.can_act) return null;
  return (
    <section className={styles.section} aria-labelledby="suspend">
      <h2 id="suspend">{texts.suspend}</h2>
      <p className={styles.hint}>{texts.suspendHint}</p>
      <PostForm action={`${memberPagePath(member.username)}suspend/`} className={styles.form}>
        {({ fields, values }) => (
          <>
            <input type="hidden" name="user_id" value={member.id} />
            <TextArea
              name="reason"
              label={texts.reason}
              hint={texts.reasonHint}
              rows={3}
              minLength={5}
              required
              defaultValue={values['reason']}
              error={fields['reason']}
            />
            <Select
              name="days"
              label={texts.length}
              defaultValue={values['days'] ?? '7'}
              error={fields['days']}
            >
              {LENGTHS.map(([days, name]) => (
                <option key={name} value={days}>
                  {texts.lengths[name]}
                </option>
              ))}
            </Select>
            <div className={styles.actions}>
              <Button type="submit" variant="danger">
                {texts.suspendButton}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </section>
  );
}

function SuspensionFacts({
  suspension,
}: {
  readonly suspension: NonNullable<MemberPage['suspension']>;
}): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const at = (time: string): string => texts.utc(formatUtcTime(time, locale));
  const { reason, starts_at: start, ends_at: end } = suspension;
  return (
    <>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p className={styles.hint}>
        {texts.member.suspendedSince(at(start))}
        <br />
        {end === null ? texts.member.suspendedForever : texts.member.suspendedUntil(at(end))}
      </p>
    </>
  );
}
