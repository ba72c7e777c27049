import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import authStyles from '../../features/authentication/auth-page.module.css';
import { ClosingNotice } from '../../features/authentication/closing-notice.tsx';
import { LoginCodeForm } from '../../features/authentication/login-code-form.tsx';
import { SuspensionNotice } from '../../features/authentication/suspension-notice.tsx';
import { withQuery } from '../../features/authentication/with-query.ts';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';

const PATH = '/login/sso/session/';

/** Renders the log-in of a member whose account is suspended or deleted: the reason, and the choice to keep it. */
export function ResumeLogIn({
  label,
  params,
}: {
  readonly label: string;
  readonly params: URLSearchParams;
}): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).resume;
  const { closing } = useTexts('accounts', enUsAccounts);
  const { code, message, fields } = useRefusal(PATH);
  const closingText = fields['keep_account'];
  if (code === 'login_code_required')
    return (
      <AuthPage title={texts.title}>
        <LoginCodeForm params={params} />
      </AuthPage>
    );
  return (
    <AuthPage title={texts.title} intro={texts.intro(label)}>
      <NativeForm className={authStyles.form} action={withQuery(PATH, params)}>
        {message === undefined ? null : (
          <p className={authStyles.problem} role="alert">
            {message}
          </p>
        )}
        <SuspensionNotice fields={fields} />
        {closingText === undefined ? null : <ClosingNotice text={closingText} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          {...(closingText !== undefined && { name: 'keep_account', value: 'true' })}
        >
          {closingText === undefined ? texts.logIn : closing.keep}
        </Button>
      </NativeForm>
    </AuthPage>
  );
}
