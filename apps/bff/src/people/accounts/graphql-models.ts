import type { UserRow, ViewerRow } from './user-row.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    User: UserRow;
    Viewer: ViewerRow;
  }
}
