import { BROWSER_EXTENSION } from '@pegboard/types';
import type { Env } from '../../platform/config/env.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';

/** An app that members can connect. It is a public client (RFC 6749, 2.1): it has no secret. */
export type RegisteredApp = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly AppScope[];
  /** The only addresses that receive its codes, equal byte by byte. */
  readonly redirectUris: readonly string[];
};

/** Returns the apps that can be connected to this site: the browser extension, in each of its editions. */
export function registeredApps({
  extensionRedirects,
}: Pick<Env, 'extensionRedirects'>): readonly RegisteredApp[] {
  return [
    {
      id: BROWSER_EXTENSION.clientId,
      name: 'Pegboard browser extension',
      scopes: BROWSER_EXTENSION.scopes,
      redirectUris: [...BROWSER_EXTENSION.redirectUris, ...extensionRedirects],
    },
  ];
}
