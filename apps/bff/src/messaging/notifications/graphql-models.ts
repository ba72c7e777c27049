import type { NewsBoardView, NewsView } from './read-news.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    NewsItem: NewsView;
    NewsBoard: NewsBoardView;
  }
}
