import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { appResources } from './resources.ts';
import { describedTokenCalls, tokenRoutes } from './token-routes.ts';

export { purgeAppGrants } from './purge-grants.ts';

/** Apps that members allow to act for them: consent, codes, tokens, and the list of connected apps. */
export function appsModule(deps: Deps): Module {
  return {
    resources: appResources(deps),
    routes: (site) => void site.register((app) => tokenRoutes(app, deps)),
    operations: describedTokenCalls,
  };
}
