import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { reactionResources } from './resources.ts';

export { commentReacted, contentReacted } from './events.ts';
export { reactionLoaders, type ReactionLoaders } from './loaders.ts';
export { react, type ReactionCounts } from './react.ts';
export { recountReactions } from './recount-reactions.ts';
export { REACTIONS_PER_HOUR, reactionAnswer, reactionTypeSchema } from './rules.ts';

/** Reactions to pins: one per member and content, counted by type. */
export function reactionsModule(deps: Deps): Module {
  return {
    resources: reactionResources(deps),
    resolvers: {
      Pin: { viewerReaction: ({ contentId }, _, { loaders }) => loaders.reactionTo.load(contentId) },
    },
  };
}
