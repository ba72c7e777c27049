import { BROWSER_EXTENSION } from '@pegboard/types';
import { eq } from 'drizzle-orm';
import { registeredApps } from '../accounts/index.ts';
import { APP_SCOPES, type AppScope } from '../../platform/http/app-scope.ts';
import type { Deps } from './deps.ts';

/** An app that members can connect: a client of OAuth (RFC 6749, 2). */
export type OauthApp = {
  readonly id: string;
  readonly name: string;
  /** The site of a registered app; null for an app that is part of this site. */
  readonly websiteUrl: string | null;
  /** The scopes for which it may ask. */
  readonly scopes: readonly AppScope[];
  /** The only addresses that receive its codes, equal byte by byte. */
  readonly redirectUris: readonly string[];
  /** The SHA-256 of its secret; null for a public client. */
  readonly secretHash: string | null;
  /** True if its access tokens are short and renewed by refresh tokens. */
  readonly refreshes: boolean;
};

const EXTENSION_NAME = 'Pegboard browser extension';

/** Returns the name of an app that is part of this site: the browser extension. */
export function siteAppName(id: string): string | undefined {
  return id === BROWSER_EXTENSION.clientId ? EXTENSION_NAME : undefined;
}

/** Returns the app with a client id; undefined for an unknown one. */
export async function findApp(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  id: string,
): Promise<OauthApp | undefined> {
  if (id === BROWSER_EXTENSION.clientId)
    return {
      id,
      name: EXTENSION_NAME,
      websiteUrl: null,
      scopes: BROWSER_EXTENSION.scopes,
      redirectUris: [...BROWSER_EXTENSION.redirectUris, ...env.extensionRedirects],
      secretHash: null,
      refreshes: false,
    };
  const [row] = await db.select().from(registeredApps).where(eq(registeredApps.id, id));
  if (!row) return undefined;
  const { name, websiteUrl, redirectUris, secretHash } = row;
  return { id, name, websiteUrl, scopes: APP_SCOPES, redirectUris, secretHash, refreshes: true };
}
