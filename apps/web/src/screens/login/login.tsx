import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { LogInForm } from '../../features/authentication/log-in-form.tsx';
import { loader as loadTitle, useLimitedTitle } from '../../features/authentication/limited-title.ts';
import { readSignOnLabel } from '../../features/single-sign-on/read-sign-on-label.ts';
import { SignOnLinks } from '../../features/single-sign-on/sign-on-links.tsx';

/** Reads the name of the operator's provider, and what the title needs. */
export async function loader(args: LoaderFunctionArgs): Promise<string | null> {
  const [label] = await Promise.all([readSignOnLabel(args), loadTitle(args)]);
  return label;
}

/** Renders the login page; afterwards the visitor is redirected to `next`, on this site only (RT-07). */
export function Component(): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.logIn;
  const label = useLoaderData<string | null>();
  const [params] = useSearchParams();
  const title = useLimitedTitle('log-in', params);
  return (
    <AuthPage title={title ?? texts.title} intro={title === undefined ? texts.intro : undefined}>
      <LogInForm params={params} providers={<SignOnLinks label={label} params={params} />} />
    </AuthPage>
  );
}
