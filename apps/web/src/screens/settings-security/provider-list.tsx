import { Button, buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from '../../features/forms/form-page.module.css';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { signOnStart } from '../../features/single-sign-on/sign-on-start.ts';
import { linkedProviderTexts as enUsLinkedProviders } from '../../messages/en-us-linked-providers.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import rows from './rows.module.css';

const PATH = '/settings/security/unlink/';
const HERE = '/settings/security/';

/** The linked providers of the viewer, and the one that they can link. */
export const linkedProvidersSchema = z.object({
  has_password: z.boolean(),
  offered: z.nullable(z.string()),
  identities: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      label: z.string(),
      email: z.nullable(z.string()),
      created_at: z.string(),
      last_used_at: z.nullable(z.string()),
    }),
  ),
});

export type LinkedProviders = z.infer<typeof linkedProvidersSchema>;

/** Renders the providers with which the viewer logs in: linked and unlinked here (AC-09). */
export function ProviderList({ linked }: { readonly linked: LinkedProviders }): ReactNode {
  const texts = useTexts('linkedProviders', enUsLinkedProviders);
  const locale = useLocale();
  const { message } = useRefusal(PATH);
  const { has_password: hasPassword, offered, identities } = linked;
  const isSiteLinked = identities.some(({ provider }) => provider === 'site');
  return (
    <section className={styles.section} aria-labelledby="security-providers">
      <h2 id="security-providers">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      {hasPassword ? null : (
        <p>
          {texts.noPassword} <Link to="/password/reset/">{texts.setPassword}</Link>
        </p>
      )}
      <SubmitResult message={message} done={undefined} />
      {identities.length === 0 ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <ul className={rows.rows} role="list">
          {identities.map(({ id, label, email, ...times }) => (
            <li key={id} className={rows.row}>
              <div>
                <strong>{label}</strong> {email === null ? null : <bdi>{email}</bdi>}
                <p className={styles.hint}>
                  {texts.linkedOn(formatUtcDay(times.created_at, locale))} ·{' '}
                  {times.last_used_at === null
                    ? texts.neverUsed
                    : texts.usedOn(formatUtcDay(times.last_used_at, locale))}
                </p>
              </div>
              <NativeForm action={PATH}>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="secondary" aria-label={texts.unlinkOf(label)}>
                  {texts.unlink}
                </Button>
              </NativeForm>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {offered === null || isSiteLinked ? null : (
          <a href={signOnStart({ next: HERE })} {...buttonAttributes({ variant: 'primary' })}>
            {texts.link(offered)}
          </a>
        )}
        <Link
          to={`/login/sso/?${new URLSearchParams({ next: HERE })}`}
          {...buttonAttributes({ variant: 'secondary' })}
        >
          {texts.linkCompany}
        </Link>
      </div>
    </section>
  );
}
