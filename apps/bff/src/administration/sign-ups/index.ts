import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { signUpResources } from './resources.ts';

/** Sign-ups in the administration: the mode, and the requests that wait for approval (OP-06). */
export function teamSignUpsModule(deps: Deps): Module {
  return { resources: signUpResources(deps) };
}
