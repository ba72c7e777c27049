import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { readResource } from '../../data/read-resource.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { loader as loadTitle, useLimitedTitle } from '../../features/authentication/limited-title.ts';
import { readSignOnLabel } from '../../features/single-sign-on/read-sign-on-label.ts';
import { SignOnLinks } from '../../features/single-sign-on/sign-on-links.tsx';
import { SignUpForm } from '../../features/authentication/sign-up-form.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';

const modeSchema = z.object({ mode: z.enum(['open', 'invite', 'approval', 'closed']) });

type Loaded = z.infer<typeof modeSchema> & { readonly label: string | null };

/** Reads the way of signing up, the name of the operator's provider, and what the title needs. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [read, label] = await Promise.all([
    readResource(args.context, 'SignUpMode', {}),
    readSignOnLabel(args),
    loadTitle(args),
  ]);
  return { label, ...(read.ok ? modeSchema.parse(read.data) : { mode: 'open' }) };
}

/** Renders the sign-up page: name, email and password, and an invite code where the site needs one (OP-06). */
export function Component(): ReactNode {
  const texts = useTexts('screens', enUsScreens).signUp;
  const { signUpModes } = useTexts('accounts', enUsAccounts);
  const { mode, label } = useLoaderData<Loaded>();
  const [params] = useSearchParams();
  return (
    <AuthPage
      title={useLimitedTitle('sign-up', params) ?? texts.title}
      intro={mode === 'open' ? texts.intro : signUpModes[mode]}
    >
      {mode === 'closed' ? null : (
        <>
          <SignOnLinks label={label} params={params} />
          <SignUpForm params={params} needsInvite={mode === 'invite'} />
        </>
      )}
    </AuthPage>
  );
}
