import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { LogInForm } from '../../features/authentication/log-in-form.tsx';
import { useLimitedTitle } from '../../features/authentication/limited-title.ts';

export { loader } from '../../features/authentication/limited-title.ts';

/** Renders the login page; afterwards the visitor is redirected to `next`, on this site only (RT-07). */
export function Component(): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.logIn;
  const [params] = useSearchParams();
  const title = useLimitedTitle('log-in', params);
  return (
    <AuthPage title={title ?? texts.title} intro={title === undefined ? texts.intro : undefined}>
      <LogInForm params={params} />
    </AuthPage>
  );
}
