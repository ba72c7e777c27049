import type { ScreenHandle } from '../../features/document-head/screen-head.ts';

/** Returns whether a matched route lets visitors share a page whose data were read some seconds ago (`handle.isForAll`). */
export const isSharedPage = (
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): boolean => matches.some(({ route }) => (route.handle as ScreenHandle | undefined)?.isForAll);
