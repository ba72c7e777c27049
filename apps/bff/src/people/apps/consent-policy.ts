import type { Deps } from './deps.ts';
import { findApp } from './oauth-app.ts';

const CONSENT_PAGE = /^\/oauth\/?\?(.*)$/;

/**
 * Returns the source of an app that the form of the consent page may lead to: browsers apply `form-action` to redirects too. Only
 * if the redirect address of the request is registered for its app; undefined for other pages.
 */
export async function findConsentTarget(
  deps: Pick<Deps, 'db' | 'env'>,
  url: string,
): Promise<string | undefined> {
  const [, query] = CONSENT_PAGE.exec(url) ?? [];
  if (query === undefined) return undefined;
  const sent = new URLSearchParams(query);
  const address = sent.get('redirect_uri') ?? '';
  if (!URL.canParse(address)) return undefined;
  const app = await findApp(deps, sent.get('client_id') ?? '');
  if (!app?.redirectUris.includes(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol;
}
