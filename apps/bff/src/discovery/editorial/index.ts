import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { editorialResolvers } from './resolvers.ts';
import { editorialResources } from './resources.ts';

export { publishedAddresses, type PublishedAddress } from './published-addresses.ts';
export { checkArticle, checkComplete } from './rules.ts';

/** Articles that employees write, and that everyone reads while they are published (SR-15). */
export function editorialModule(deps: Deps): Module {
  return { resources: editorialResources(deps), resolvers: editorialResolvers(deps) };
}
