import { Button, buttonAttributes, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import authStyles from '../../features/authentication/auth-page.module.css';
import { withQuery } from '../../features/authentication/with-query.ts';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { useFormResult } from '../../features/forms/use-form-result.ts';
import { Link } from '../../features/links/link.tsx';
import { signOnStart } from '../../features/single-sign-on/sign-on-start.ts';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';
import type { SiteTables } from '../../messages/tables.ts';

const PATH = '/login/sso/domain/';

const PROBLEMS: Readonly<Record<string, keyof SiteTables['signOn']['problems']>> = {
  sign_on_unavailable: 'unavailable',
  sign_on_email_missing: 'emailMissing',
  sign_on_email_foreign: 'emailForeign',
  sign_on_linked: 'linked',
  sign_on_domain_unknown: 'domainUnknown',
  rate_limited: 'limited',
};

/** Renders the search for the log-in of a company by an email, its result, and the reason of a log-in that failed. */
export function FindDomain({ params }: { readonly params: URLSearchParams }): ReactNode {
  const texts = useTexts('signOn', enUsSignOn);
  const { message, fields, values } = useRefusal(PATH);
  const { provider, domain, host } = useFormResult(PATH) ?? {};
  const problem = params.get('problem');
  const failure = problem === null ? undefined : texts.problems[PROBLEMS[problem] ?? 'failed'];
  const query = new URLSearchParams(params);
  query.delete('problem');
  const notice = message ?? failure;
  return (
    <AuthPage title={texts.domain.title} intro={texts.domain.intro}>
      <div className={authStyles.form}>
        {notice === undefined ? null : (
          <p className={authStyles.problem} role="alert">
            {notice}
          </p>
        )}
        {provider == null || domain == null || host == null ? (
          <NativeForm className={authStyles.form} action={withQuery(PATH, query)}>
            <TextField
              name="email"
              type="email"
              label={texts.domain.email}
              defaultValue={values['email']}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              error={fields['email']}
            />
            <Button type="submit" variant="primary" size="lg" fullWidth>
              {texts.domain.find}
            </Button>
          </NativeForm>
        ) : (
          <div className={authStyles.form}>
            <p role="status">{texts.domain.found(domain, host)}</p>
            <a
              href={signOnStart({ provider, next: params.get('next') })}
              {...buttonAttributes({ variant: 'primary', size: 'lg', fullWidth: true })}
            >
              {texts.domain.go(host)}
            </a>
          </div>
        )}
      </div>
      <p className={authStyles.other}>
        <Link to={withQuery('/login/', query)}>{texts.domain.other}</Link>
        <br />
        <Link to="/signup/sso-business-account/">{texts.domain.setUp}</Link>
      </p>
    </AuthPage>
  );
}
