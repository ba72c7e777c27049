import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callResource } from './call-resource.ts';
import { hardNavigate } from './session.ts';

/** Fetches the request options for the browser's passkeys, valid for one login. Throws `ResourceError`. */
export async function passkeyRequest(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  // The shape is the browser's own, and validated by it.
  return (await callResource({
    name: 'UserPasskeySessionOptions',
    action: 'create',
    options: {},
  })) as PublicKeyCredentialRequestOptionsJSON;
}

/**
 * Returns the passkey that the viewer selects in the browser's dialog or in the username field; undefined if
 * none.
 */
export const requestPasskey = (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  isInField: boolean,
): Promise<AuthenticationResponseJSON | undefined> =>
  unlessLeft(
    startAuthentication({ optionsJSON, useBrowserAutofill: isInField, verifyBrowserAutofillInput: false }),
  );

/** Opens the browser's dialog, and returns the passkey that the viewer selects; undefined if none. Throws `ResourceError`. */
export async function choosePasskey(): Promise<AuthenticationResponseJSON | undefined> {
  return requestPasskey(await passkeyRequest(), false);
}

/** Logs in with a selected passkey, then reloads `target`. `keepsAccount` keeps an account that was deleted. Throws `ResourceError`. */
export async function logInByPasskey(
  credential: AuthenticationResponseJSON,
  target: string,
  keepsAccount: boolean,
): Promise<void> {
  const options = { credential, ...(keepsAccount && { keep_account: true }) };
  await callResource({ name: 'UserPasskeySession', action: 'create', options });
  await hardNavigate(target);
}

/**
 * Creates a passkey in the browser, and stores it under a name. `code` is that of two-step login, if it is on. Resolves to false if the viewer canceled.
 * Throws `ResourceError`.
 */
export async function addPasskey(name: string, code?: string): Promise<boolean> {
  const optionsJSON = (await callResource({
    name: 'UserPasskeyOptions',
    action: 'create',
    options: code === undefined ? {} : { code },
  })) as PublicKeyCredentialCreationOptionsJSON;
  const credential = await unlessLeft(startRegistration({ optionsJSON }));
  if (!credential) return false;
  await callResource({ name: 'UserPasskey', action: 'create', options: { name, credential } });
  return true;
}

/** Cancels the pending passkey request. */
export function cancelPasskeyRequest(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Returns the browser's credential; undefined on cancel or timeout, which browsers do not distinguish. */
async function unlessLeft<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    const isLeft =
      error instanceof WebAuthnError ||
      (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name));
    if (isLeft) return undefined;
    throw error;
  }
}
