import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { newPinResources } from './resources.ts';

/** New pins: made of an upload, of an address, or of base64, once however often they are asked for. */
export function newPinsModule(deps: Deps): Module {
  return { resources: newPinResources(deps) };
}
