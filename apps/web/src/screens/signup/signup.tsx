import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { SignUpForm } from '../../features/authentication/sign-up-form.tsx';
import { useLimitedTitle } from '../../features/authentication/limited-title.ts';

export { loader } from '../../features/authentication/limited-title.ts';

/** Renders the sign-up page: name, email and password. */
export function Component(): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.signUp;
  const [params] = useSearchParams();
  return (
    <AuthPage title={useLimitedTitle('sign-up', params) ?? texts.title} intro={texts.intro}>
      <SignUpForm params={params} />
    </AuthPage>
  );
}
