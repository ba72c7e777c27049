import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { logOut } from '../../data/session.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { AuthForm } from './auth-form.tsx';

/** Renders the button that ends the session on this device, also without scripts. */
export function LogOutForm({ variant }: { readonly variant: 'primary' | 'secondary' }): ReactNode {
  const accountTexts = useTexts('accounts', enUsAccounts);
  const { isBusy, message, submit } = useSubmit();
  return (
    <AuthForm action="/logout/" message={message} onSend={() => void submit(logOut)}>
      <div>
        <Button type="submit" variant={variant} loading={isBusy}>
          {accountTexts.logOut.button}
        </Button>
      </div>
    </AuthForm>
  );
}
