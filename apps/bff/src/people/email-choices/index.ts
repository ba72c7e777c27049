import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { oneClickRoute } from './one-click.ts';
import { emailChoiceResources } from './resources.ts';

export { emailChoices } from './choose.ts';
export { unsubscribeLink } from './email-links.ts';

/** Email preferences beyond account emails, and the unsubscribe survey. */
export function emailChoicesModule(deps: Deps): Module {
  return { resources: emailChoiceResources(deps), routes: (app) => oneClickRoute(app, deps) };
}
