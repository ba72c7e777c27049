import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { Button } from '@pegboard/ui';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { SubmitResult } from '../forms/submit-result.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';
import styles from './auth-page.module.css';

const unchanging = () => () => undefined;

/**
 * Offers the passkeys of the device, in the username field's list and by a button, if the browser supports
 * them.
 */
export function PasskeyLogIn({ target }: { readonly target: string }): ReactNode {
  const accountTexts = useTexts('accounts', enUsAccounts);
  const securityTexts = useTexts('security', enUsSecurity);
  const { isBusy, message, fields, submit } = useSubmit();
  const closing = fields['keep_account'];
  const isThere = useSyncExternalStore(
    unchanging,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
  const enter = useEffectEvent((picked: AuthenticationResponseJSON) => {
    void submit(async () => (await passkeys()).logInByPasskey(picked, target, false));
  });
  const leaveField = useRef<() => void>(undefined);
  useEffect(() => {
    const leave = offerInField((picked) => enter(picked));
    leaveField.current = leave;
    return leave;
  }, []);
  if (!isThere) return null;
  const askAtOnce = async (): Promise<void> => {
    leaveField.current?.();
    const { choosePasskey, logInByPasskey } = await passkeys();
    const picked = await choosePasskey();
    if (picked) await logInByPasskey(picked, target, closing !== undefined);
  };
  return (
    <div className={styles.passkey}>
      {closing === undefined ? null : <ClosingNotice text={closing} />}
      <SuspensionNotice fields={fields} />
      <Button variant="secondary" size="lg" fullWidth loading={isBusy} onClick={() => void submit(askAtOnce)}>
        {closing === undefined ? securityTexts.passkeys.logIn : accountTexts.closing.keepByPasskey}
      </Button>
      <SubmitResult message={message} done={undefined} />
    </div>
  );
}

const passkeys = () => import('../../data/passkeys.ts');

/**
 * Waits for a passkey selected in the field, until the page is left; one login at a time, since each ends the
 * session before.
 */
function offerInField(onPick: (picked: AuthenticationResponseJSON) => void): () => void {
  let isLeft = false;
  const offer = async (): Promise<void> => {
    const isOffered = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
    if (!isOffered || isLeft) return;
    const { passkeyRequest, requestPasskey } = await passkeys();
    const request = await passkeyRequest();
    if (isLeft) return;
    const picked = await requestPasskey(request, true);
    if (picked && !isLeft) onPick(picked);
  };
  // The request was automatic: the form and the button still work, and report errors.
  offer().catch(() => undefined);
  return () => {
    isLeft = true;
    void passkeys().then(({ cancelPasskeyRequest }) => cancelPasskeyRequest());
  };
}
