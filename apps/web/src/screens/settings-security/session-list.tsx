import { Button, LinkButton } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { SecurityQuery } from '../../data/generated/graphql.ts';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import rows from './rows.module.css';
import styles from '../../features/forms/form-page.module.css';
import { useSecurity } from './use-security.ts';

type Session = NonNullable<SecurityQuery['viewer']>['sessions'][number];

/** The address at which the forms are accepted without scripts. */
const SESSIONS_PATH = '/settings/security/sessions/';

/** Renders the viewer's sessions by device and country, each with a button to log it out (WB-09). */
export function SessionList({ sessions }: { readonly sessions: readonly Session[] }): ReactNode {
  const texts = useTexts('security', enUsSecurity).security;
  const { isBusy, message, change } = useSecurity();
  const locale = useLocale();
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const end = (options: object): void =>
    void change({ name: 'UserSessions', action: 'delete', options: { ...options } });
  return (
    <section className={styles.section} aria-labelledby="security-sessions">
      <h2 id="security-sessions">{texts.sessions}</h2>
      <ul className={rows.rows} role="list">
        {sessions.map(({ entityId, device, country, createdAt, lastSeenAt, isCurrent }) => (
          <li key={entityId} className={rows.row}>
            <span>
              {device || texts.unknownDevice}
              <small className={rows.facts}>
                {[
                  isCurrent ? texts.current : undefined,
                  country === null ? undefined : countries.of(country),
                  texts.since(formatUtcDay(createdAt, locale)),
                  texts.lastSeen(formatUtcDay(lastSeenAt, locale)),
                ]
                  .filter((fact) => fact !== undefined)
                  .join(' · ')}
              </small>
            </span>
            {isCurrent ? null : (
              <PlainForm action={SESSIONS_PATH} onSend={() => end({ session_id: entityId })}>
                <input type="hidden" name="session_id" value={entityId} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="sm"
                  aria-label={texts.endOf(device || texts.unknownDevice)}
                  aria-disabled={isBusy}
                >
                  {texts.end}
                </Button>
              </PlainForm>
            )}
          </li>
        ))}
      </ul>
      <SubmitResult message={message} done={undefined} />
      {sessions.length > 1 ? (
        <PlainForm action={SESSIONS_PATH} onSend={() => end({})}>
          <Button type="submit" variant="secondary" loading={isBusy}>
            {texts.endOthers}
          </Button>
        </PlainForm>
      ) : null}
      <div>
        <LinkButton href="/secure/panic/">{texts.panic}</LinkButton>
      </div>
    </section>
  );
}
