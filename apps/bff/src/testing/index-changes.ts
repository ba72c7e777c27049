import { fillIndex, updateIndex } from '../discovery/search/index.ts';
import type { Deps } from '../site/deps.ts';

/** Applies all recorded changes to the search index, as the updater of a process does. */
export async function indexChanges(deps: Deps): Promise<void> {
  await fillIndex(deps);
  while ((await updateIndex(deps)) > 0);
}
