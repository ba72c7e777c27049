import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { businessSignOnResources } from './resources.ts';

export {
  findDomainProvider,
  findOwnProvider,
  findProviderOfDomain,
  findRequiredProvider,
} from './find-providers.ts';

/** The single sign-on of businesses (AC-09): domains with proof, and their providers. */
export function businessSignOnModule(deps: Deps): Module {
  return { resources: businessSignOnResources(deps) };
}
