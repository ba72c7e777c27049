import type { FeedSource } from './feed-sources.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    HomeFeedSource: FeedSource;
  }
}
