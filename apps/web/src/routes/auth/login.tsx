import { limitedLoginTitle } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { AuthPage } from './auth-page.tsx';
import { LogInForm } from './log-in-form.tsx';

/** The log-in page; afterwards the visitor is where `next` says, on this site only (RT-07). */
export function Component(): ReactNode {
  const texts = screenMessages.logIn;
  const [params] = useSearchParams();
  return (
    <AuthPage title={limitedLoginTitle(params.get('for')) ?? texts.title} intro={texts.intro}>
      <LogInForm params={params} />
    </AuthPage>
  );
}
