import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { createLinkTokens } from './link-tokens.ts';
import { leaveRoutes } from './leave-routes.ts';
import { offsiteResolvers } from './resolvers.ts';
import { offsiteV3Routes } from './v3-routes.ts';

export { checkByRules, checkLink } from './check-link.ts';
export { explainLink, readLinkOrDomain, type ExplainedRule } from './explain-link.ts';
export { loadRules } from './load-rules.ts';
export { purgeOffsiteRedirects } from './purge-redirects.ts';
export { MESSAGE_MAX, readRule, RULE_WORDS, type RuleWord } from './rule-list.ts';
export {
  listSources,
  listTeamRules,
  removeTeamRule,
  setTeamRule,
  type RuleSource,
  type TeamRule,
} from './team-rules.ts';

/** Outbound links: the check before one is opened, and signed redirects. */
export function offsiteModule(deps: Deps): Module {
  const tokens = createLinkTokens({ secret: deps.env.secret, now: deps.now });
  return {
    resolvers: offsiteResolvers(deps, tokens),
    v3Routes: offsiteV3Routes(deps, tokens),
    routes: (app, show) => leaveRoutes(app, deps, tokens, show),
  };
}
