import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { prefersLessAiContent } from './ai-content-preference.ts';
import { aiPinsResource, feedbackResources, feedbackRoutes } from './resources.ts';

export { saveFeedback } from './give-feedback.ts';
export { undoReport } from './undo-feedback.ts';
export { feedbackLoaders, type FeedbackLoaders } from './loaders.ts';

/** Feedback on pins, and what it removes from feeds. */
export function feedbackModule(deps: Deps): Module {
  return {
    resources: [...feedbackResources(deps), aiPinsResource(deps)],
    v3Routes: feedbackRoutes(deps),
    resolvers: {
      Viewer: {
        seesFewerAiPins: (_, _arguments, { viewer }) =>
          viewer ? prefersLessAiContent(deps.db, viewer) : false,
      },
      Pin: { viewerFeedback: ({ contentId }, _, { loaders }) => loaders.feedbackOf.load(contentId) },
    },
  };
}
