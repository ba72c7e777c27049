import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { findLinkState } from './find-link-state.ts';

export { checkLinks } from './check-links.ts';

/** The safety and availability of the links of pins (BY-13). */
export function linkChecksModule(deps: Deps): Module {
  return { resolvers: { Pin: { linkState: (pin) => findLinkState(deps, pin) } } };
}
