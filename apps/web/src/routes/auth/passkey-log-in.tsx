import { Button } from '@pegboard/ui';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../use-submit.ts';
import { Outcome } from '../settings/outcome.tsx';
import styles from './auth-page.module.css';

const unchanging = () => () => undefined;

/** Offers the passkeys of the device, in the list of the name's field and by a button, where the browser has them. */
export function PasskeyLogIn({ target }: { readonly target: string }): ReactNode {
  const accountTexts = useTexts('accounts', enUsAccounts);
  const { isBusy, message, submit } = useSubmit();
  const isThere = useSyncExternalStore(
    unchanging,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
  useEffect(() => offerInField(target), [target]);
  if (!isThere) return null;
  return (
    <div className={styles.passkey}>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        loading={isBusy}
        onClick={() => void submit(async () => void (await (await passkeys()).logInByPasskey(target, false)))}
      >
        {accountTexts.passkeys.logIn}
      </Button>
      <Outcome message={message} done={undefined} />
    </div>
  );
}

const passkeys = () => import('../../data/passkeys.ts');

/** Waits for a passkey picked in the field, until the form goes. */
function offerInField(target: string): () => void {
  let isOver = false;
  const offer = async (): Promise<void> => {
    const isOffered = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
    if (!isOffered || isOver) return;
    const { logInByPasskey } = await passkeys();
    if (!isOver) await logInByPasskey(target, true);
  };
  // Nobody asked for it: the form and the button are there, and say what is wrong.
  offer().catch(() => undefined);
  return () => {
    isOver = true;
    void passkeys().then(({ stopWaiting }) => stopWaiting());
  };
}
