import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callResource } from './call-resource.ts';
import { loadAnew } from './session.ts';

/**
 * Logs in with a passkey that the browser offers, at once or from the field of the name, then loads `target` anew. Answers
 * false when nobody picked one. Throws `ResourceError`.
 */
export async function logInByPasskey(target: string, isFromField: boolean): Promise<boolean> {
  // The browser makes sure of the shape: it is its own.
  const optionsJSON = (await callResource({
    name: 'UserPasskeySessionOptions',
    action: 'create',
    options: {},
  })) as PublicKeyCredentialRequestOptionsJSON;
  const credential = await unlessLeft(
    startAuthentication({ optionsJSON, useBrowserAutofill: isFromField, verifyBrowserAutofillInput: false }),
  );
  if (!credential) return false;
  await callResource({ name: 'UserPasskeySession', action: 'create', options: { credential } });
  loadAnew(target);
  return true;
}

/** Has the browser make a passkey, and keeps it under a name. Answers false when the reader left. Throws `ResourceError`. */
export async function addPasskey(name: string): Promise<boolean> {
  const optionsJSON = (await callResource({
    name: 'UserPasskeyOptions',
    action: 'create',
    options: {},
  })) as PublicKeyCredentialCreationOptionsJSON;
  const credential = await unlessLeft(startRegistration({ optionsJSON }));
  if (!credential) return false;
  await callResource({ name: 'UserPasskey', action: 'create', options: { name, credential } });
  return true;
}

/** Ends what waits for a passkey. */
export function stopWaiting(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** What the browser answers; undefined when the reader left, or took too long, which browsers tell alike. */
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
