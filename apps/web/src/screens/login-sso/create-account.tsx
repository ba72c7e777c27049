import { Button, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import authStyles from '../../features/authentication/auth-page.module.css';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const PATH = '/login/sso/account/';

/** Renders the form that creates an account for a confirmed email, in the way that the site allows. */
export function CreateAccount({
  label,
  email,
  name,
  mode,
  params,
}: {
  readonly label: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly mode: 'open' | 'invite' | 'approval' | 'closed';
  readonly params: URLSearchParams;
}): ReactNode {
  const texts = useTexts('signOn', enUsSignOn);
  const { signUp } = useTexts('screens', enUsScreens);
  const { signUpModes } = useTexts('accounts', enUsAccounts);
  const { message, fields, values } = useRefusal(PATH);
  const locale = useLocale();
  // A new member chooses topics first, unless they came for something.
  const query = new URLSearchParams({ next: params.get('next') ?? '/onboarding/' });
  return (
    <AuthPage title={texts.signUp.title} intro={texts.signUp.intro(label, email ?? '')}>
      {mode === 'closed' ? (
        <p className={authStyles.notice}>{signUpModes.closed}</p>
      ) : (
        <NativeForm className={authStyles.form} action={`${PATH}?${query}`}>
          {message === undefined ? null : (
            <p className={authStyles.problem} role="alert">
              {message}
            </p>
          )}
          {mode === 'open' ? null : <p className={authStyles.notice}>{signUpModes[mode]}</p>}
          <input type="hidden" name="locale" value={locale} />
          <TextField
            name="full_name"
            label={signUp.fullName}
            defaultValue={values['full_name'] ?? name ?? undefined}
            autoComplete="name"
            required
            maxLength={100}
            error={fields['full_name']}
          />
          {mode === 'invite' || fields['invite_code'] !== undefined ? (
            <TextField
              name="invite_code"
              label={signUpModes.inviteCode}
              defaultValue={values['invite_code']}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              error={fields['invite_code']}
            />
          ) : null}
          <Button type="submit" variant="primary" size="lg" fullWidth>
            {texts.signUp.create}
          </Button>
        </NativeForm>
      )}
    </AuthPage>
  );
}
