import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { findTopic } from '../../people/interests/index.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { pinConnection } from '../../pins/pins/index.ts';
import { createAdInserter, type AdSlotRequest } from './ad-inserter.ts';
import { boardIdeas } from './board-ideas.ts';
import { createBoardWalks } from './board-walks.ts';
import { feedSources, type FeedSource } from './feed-sources.ts';
import { homeFeed } from './home-feed.ts';
import { createHomeWalks } from './home-walks.ts';
import { presentRanking } from './present-ranking.ts';
import { newestPins } from './newest-pins.ts';
import { relatedPins } from './related-pins.ts';
import { feedResources } from './resources.ts';
import { createServeMarks } from './ranking/serve-marks.ts';
import { createWeightsReader } from './ranking/weights-in-use.ts';
import { createCandidateReader } from './walked-candidates.ts';

export { createAdInserter, createPagesWithoutAds, type AdsOfPage, type ListReader } from './ad-inserter.ts';
export { canonicalPin } from './canonical-pin.ts';
export { feedFilter, isWanted, mutedSourcesCte } from './feed-filter.ts';
export { learnHomeWeightsJob, purgeHomeRecords } from './ranking/jobs.ts';
export { createHomeEventCounter } from './ranking/count-home-events.ts';
export { readTaste, type Taste } from './read-taste.ts';
export { firstTopicContents, topicContents } from './topic-contents.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    HomeFeedSource: FeedSource;
  }
}

/** The lists selected for a viewer: home, related pins, topics, ideas for boards. */
export function feedModule(moduleDeps: Deps): Module {
  const deps = {
    ...moduleDeps,
    ads: createAdInserter(moduleDeps),
    candidates: createCandidateReader(moduleDeps, moduleDeps.graph),
    boardWalks: createBoardWalks(moduleDeps, moduleDeps.graph),
    walks: createHomeWalks(moduleDeps, moduleDeps.graph),
    weights: createWeightsReader(moduleDeps),
    marks: createServeMarks(moduleDeps.env.secret),
  };
  return {
    resources: feedResources(moduleDeps),
    resolvers: {
      Viewer: {
        homeFeedSources: async (viewer) => [...(await feedSources(moduleDeps.db, viewer))],
      },
      Board: {
        async moreIdeas({ id }, { section, first, after }, { viewer }) {
          const subject = { boardId: id, sectionId: section == null ? null : (parseId(section) ?? 0n) };
          return pinConnection(await boardIdeas(deps, viewer, subject, { size: pageSize(first), after }));
        },
      },
      HomeFeedSource: {
        entityId: ({ kind, id }) => (kind === 'history' ? null : String(id)),
      },
      Query: {
        async v3GetHomeFeedQuery(_, { first, after }, who) {
          const page = await homeFeed(deps, who, { size: pageSize(first), after });
          return { connection: pinConnection(page), ...presentRanking(page.ranking, who.viewer) };
        },
        async v3RelatedPinsQuery(_, { pin, first, after }, who) {
          const page = await relatedPins(deps, who, parseId(pin) ?? 0n, { size: pageSize(first), after });
          return { connection: pinConnection(page) };
        },
        async v3TopicFeedQuery(_, { topic, first, after }, who) {
          const topicId = parseId(topic) ?? 0n;
          const about = () => aboutTopic(deps, topicId);
          const params = { size: pageSize(first), after };
          return {
            connection: pinConnection(await newestPins(deps, who, { kind: 'topic', topicId, about }, params)),
          };
        },
        async v3VideoFeedQuery(_, { topic, first, after }, who) {
          const params = { size: pageSize(first), after };
          const of =
            topic == null
              ? ({ kind: 'videos', topicId: null } as const)
              : ({ kind: 'videos of a topic', topicId: parseId(topic) ?? 0n } as const);
          return { connection: pinConnection(await newestPins(deps, who, of, params)) };
        },
      },
    },
  };
}

async function aboutTopic(
  deps: Pick<Deps, 'db'>,
  id: bigint,
): ReturnType<NonNullable<AdSlotRequest['about']>> {
  const topic = await findTopic(deps, { id });
  return { neighbour: { texts: [topic?.name ?? null], topicId: String(id) } };
}
