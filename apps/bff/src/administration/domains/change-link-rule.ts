import { recordAction } from '../../people/audit-log/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { readRule, removeTeamRule, setTeamRule, type RuleWord } from '../../safety/offsite/index.ts';
import { checkTeam } from '../members/index.ts';
import type { Deps } from './deps.ts';

/** A rule that the team sets for a domain, or for paths of it. */
export type LinkRuleInput = {
  readonly place: string;
  readonly word: RuleWord;
  readonly message: string;
  readonly reason: string;
};

/** Sets a rule for links, and records it. Throws `invalid_input` for what is no domain or path. */
export async function setLinkRule(deps: Deps, viewer: SignedIn, input: LinkRuleInput): Promise<void> {
  checkTeam(viewer);
  const rule = readRule(input);
  if (typeof rule === 'string')
    throw new AppError('invalid_input', {
      fields: { place: 'Use a domain, as in bad.example, or paths of one, as in bad.example/win/*.' },
    });
  const { domain, pathPattern } = rule;
  await deps.db.transaction(async (tx) => {
    await setTeamRule(deps, tx, rule, input.reason);
    const details = { link: `${domain}${pathPattern}`, status: input.word, reason: input.reason };
    await recordAction(deps, tx, viewer, { action: 'link_rule_set', details });
  });
}

/** Removes a rule of the team for links, and records it. Throws `link_rule_not_found`. */
export async function removeLinkRule(
  deps: Deps,
  viewer: SignedIn,
  { domain, pathPattern }: { readonly domain: string; readonly pathPattern: string },
): Promise<void> {
  checkTeam(viewer);
  await deps.db.transaction(async (tx) => {
    if (!(await removeTeamRule(tx, domain, pathPattern))) throw new AppError('link_rule_not_found');
    const details = { link: `${domain}${pathPattern}` };
    await recordAction(deps, tx, viewer, { action: 'link_rule_removed', details });
  });
}
