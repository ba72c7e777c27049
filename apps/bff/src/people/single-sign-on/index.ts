import type { Module } from '../../platform/http/module.ts';
import type { Deps, SignOnPorts } from './deps.ts';
import { createOpenProvider } from './provider-client.ts';
import { signOnResources } from './resources.ts';
import { signOnRoutes } from './routes.ts';

export { type DomainProvider } from './domain-provider.ts';
export { checkRequirement } from './check-requirement.ts';
export { discoverProvider } from './provider-client.ts';
export { openConfirmed } from './sign-on-cookie.ts';
export { describeSignOnError, findUnreachable } from './sign-on-error.ts';
export {
  createProviderFetch,
  operatorProvider,
  toSignOnProvider,
  type SignOnProvider,
} from './sign-on-provider.ts';
export { callbackUrl } from './start-sign-on.ts';

/** Single sign-on by OpenID Connect (AC-09): log-in, sign-up and linked identities. */
export function singleSignOnModule(deps: Deps & SignOnPorts): Module {
  const openProvider = createOpenProvider(deps.now);
  return {
    resources: signOnResources(deps),
    routes: (site) => void site.register((app) => signOnRoutes(app, { ...deps, openProvider })),
  };
}
