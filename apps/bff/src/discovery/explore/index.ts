import { toConnection } from '../../platform/graphql/connection.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { findTopic } from '../../people/interests/index.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { pinConnection } from '../../pins/pins/index.ts';
import { todayModules, todayPins } from './today.ts';
import { relatedTopics, topicsByName } from './topics.ts';

export { aggregateSaves } from './count-saves.ts';
export { countSavesJob } from './jobs.ts';
export { exploreLoaders, type ExploreLoaders } from './loaders.ts';

const NO_TOPIC = { __typename: 'NotFound', message: 'There is no such topic.' } as const;

/** Topics, and the most saved pins, for exploring (WB-06). */
export function exploreModule(deps: Deps): Module {
  return {
    resolvers: {
      Query: {
        async v3GetTopicQuery(_, { topic, slug }) {
          const by = topic == null ? { slug: slug ?? '' } : { id: parseId(topic) ?? 0n };
          const found = await findTopic(deps, by);
          return found ? { __typename: 'TopicData', data: found } : NO_TOPIC;
        },
        async v3TopicsQuery(_, { first, after }) {
          const page = await topicsByName(deps, { size: pageSize(first), after });
          return toConnection(page);
        },
        async v3TodayQuery(_, __, { viewer }) {
          const modules = await todayModules(deps, viewer);
          return modules.map(({ topic, pins }) => ({
            topic,
            pins: pinConnection({ items: pins, bookmark: null }),
          }));
        },
        async v3TodayFeedQuery(_, { list, first, after }, { viewer }) {
          const page = await todayPins(deps, viewer, list, { size: pageSize(first), after });
          return { connection: pinConnection(page) };
        },
      },
      Interest: {
        cover: ({ id }, _, { loaders }) => loaders.topicCover.load(id),
        parent: ({ parentId }, _, { loaders }) =>
          parentId === null ? null : loaders.interest.load(parentId),
        subtopics: async ({ id }, _, { loaders }) => [...(await loaders.subtopics.load(id))],
        relatedTopics: async ({ id }, _, { viewer }) => [...(await relatedTopics(deps, viewer, id))],
      },
    },
  };
}
