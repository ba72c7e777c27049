import { getSafeRedirect } from '@pegboard/routes';
import { Button, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import authStyles from '../../features/authentication/auth-page.module.css';
import { withQuery } from '../../features/authentication/with-query.ts';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { Link } from '../../features/links/link.tsx';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';

const PATH = '/login/sso/link/';

/** Renders the question whether a signed-in member links a provider, which needs a code of those with two-step login. */
export function LinkProvider({
  label,
  email,
  username,
  params,
}: {
  readonly label: string;
  readonly email: string | null;
  readonly username: string;
  readonly params: URLSearchParams;
}): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).link;
  const { twoStep } = useTexts('security', enUsSecurity);
  const { message, fields } = useRefusal(PATH);
  return (
    <AuthPage title={texts.title(label)} intro={texts.intro(label, `@${username}`)}>
      <NativeForm className={authStyles.form} action={withQuery(PATH, params)}>
        {message === undefined ? null : (
          <p className={authStyles.problem} role="alert">
            {message}
          </p>
        )}
        {email === null ? null : <p>{texts.identity(email)}</p>}
        {fields['code'] === undefined ? null : (
          <TextField
            name="code"
            label={twoStep.anyCode}
            hint={twoStep.codeNeeded}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            error={fields['code']}
          />
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth>
          {texts.link}
        </Button>
      </NativeForm>
      <p className={authStyles.other}>
        <Link to={getSafeRedirect(params.get('next'))}>{texts.notNow}</Link>
      </p>
    </AuthPage>
  );
}
