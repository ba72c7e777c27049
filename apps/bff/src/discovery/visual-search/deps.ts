import type { ImagePoolDeps, ImageStoreDeps, CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `discovery/visual-search` needs. */
export type Deps = ImagePoolDeps & ImageStoreDeps & DatabaseDeps & CursorDeps;
