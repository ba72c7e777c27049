import type { NewsBoardView, NewsView } from './read-news.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { newsResolvers } from './resolvers.ts';
import { newsResources } from './resources.ts';

export { hasNews } from './change-news.ts';
export { purgeNews } from './purge-news.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    NewsItem: NewsView;
    NewsBoard: NewsBoardView;
  }
}

/** The news hub: what happened to a person, and what of it they want to hear. */
export function notificationsModule(deps: Deps): Module {
  return { resources: newsResources(deps), resolvers: newsResolvers(deps) };
}
