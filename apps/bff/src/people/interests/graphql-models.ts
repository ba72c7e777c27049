import type { InterestRow } from './interest-row.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Interest: InterestRow;
  }
}
