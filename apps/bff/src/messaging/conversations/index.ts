import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { conversationResolvers } from './resolvers.ts';
import { conversationResources } from './resources.ts';
import type {} from './graphql-models.ts';

export { peopleKey } from './rules.ts';

/** Conversations: what people send each other, and to whom they may want to. */
export function conversationsModule(deps: Deps): Module {
  return { resources: conversationResources(deps), resolvers: conversationResolvers(deps) };
}
