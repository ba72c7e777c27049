import { BROWSER_EXTENSION } from '@pegboard/types';
import * as z from 'zod/mini';
import { authorizationUrl, parseRedirect, toBase64Url } from '../model/authorization.ts';
import { matchPattern } from '../model/site-address.ts';
import { ExtensionFailure } from './extension-failure.ts';
import { readSite, readSettings, storeConnection } from './settings.ts';

const SECRET_BYTES = 32;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * Connects the extension to the configured site: the member logs in and allows it on a page of the site, and the code that
 * the browser hands over is exchanged for an access token. Throws `ExtensionFailure`.
 */
export async function connect(): Promise<void> {
  const site = await readSite();
  if (!(await chrome.permissions.contains({ origins: [matchPattern(site)] })))
    throw new ExtensionFailure('permission_missing');
  const pending = {
    site,
    redirectUri: chrome.identity.getRedirectURL(),
    state: randomText(),
    verifier: randomText(),
  };
  const address = await openAuthorization(await authorizationUrl(pending));
  const result = parseRedirect(address, pending);
  if (result.kind === 'denied') throw new ExtensionFailure('connection_denied');
  if (result.kind === 'invalid') throw new ExtensionFailure('connection_failed');
  const answer = await send(site, '/oauth/token', {
    grant_type: 'authorization_code',
    code: result.code,
    client_id: BROWSER_EXTENSION.clientId,
    redirect_uri: pending.redirectUri,
    code_verifier: pending.verifier,
  });
  const granted = tokenSchema.safeParse(answer);
  if (!granted.success) throw new ExtensionFailure('connection_failed', { cause: granted.error });
  const { access_token: token, expires_in: seconds } = granted.data;
  await storeConnection({ site, token, expiresAt: Date.now() + seconds * 1000 });
}

/** Revokes the access token on the site and removes it here, also when the site cannot be reached. */
export async function disconnect(): Promise<void> {
  const { connection } = await readSettings();
  await storeConnection(undefined);
  if (!connection) return;
  try {
    await send(connection.site, '/oauth/revoke', {
      token: connection.token,
      client_id: BROWSER_EXTENSION.clientId,
    });
  } catch (error) {
    // The token is unusable here; the member can revoke it in the settings of the site.
    if (!(error instanceof ExtensionFailure)) throw error;
  }
}

/** Opens the page of the site, and returns the address to which it redirects. Throws `connection_denied` if it is closed. */
async function openAuthorization(url: string): Promise<string> {
  try {
    return (await chrome.identity.launchWebAuthFlow({ url, interactive: true })) ?? '';
  } catch (cause) {
    throw new ExtensionFailure('connection_denied', { cause });
  }
}

async function send(site: string, path: string, form: Readonly<Record<string, string>>): Promise<unknown> {
  try {
    const answer = await fetch(site + path, {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams(form),
    });
    return await answer.json();
  } catch (cause) {
    throw new ExtensionFailure('network', { cause });
  }
}

function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}
