import type { DatabaseDeps } from '../../platform/deps.ts';
import type { ContentGraph } from '../graph/index.ts';

/** The services that `discovery/topic-assignment` needs. */
export type Deps = DatabaseDeps & { readonly graph: Pick<ContentGraph, 'walkFrom'> };
