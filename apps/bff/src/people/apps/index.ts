import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { describedOauthCalls } from './describe-oauth.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { lazyProvider } from './provider.ts';
import { appResources } from './resources.ts';

export { activeGrantCondition } from './active-grant.ts';
export { findConsentTarget } from './consent-policy.ts';
export { findRegisteredApp, type RegisteredAppRow } from './registered-apps.ts';
export { purgeAppGrants } from './purge-grants.ts';

/** OAuth 2.1 (AC-06): registered apps, consent, codes and tokens, connected apps, and tokens for scripts. */
export function appsModule(deps: Deps): Module {
  const provider = lazyProvider(deps);
  return {
    resources: appResources({ ...deps, provider }),
    routes: (site) => void site.register((app) => oauthRoutes(app, { ...deps, provider })),
    operations: describedOauthCalls,
  };
}
