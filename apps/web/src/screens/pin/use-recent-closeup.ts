import { use, useEffect } from 'react';
import { SeenPinsContext } from '../../features/event-log/impression-tracking-context.ts';
import { useViewer } from '../../data/viewer.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { appWindow } from '../../data/app-window.ts';

/**
 * Stores on the device that a member opened this pin, and logs it; nothing for visitors and bots (CU-11,
 * BD-05, promises.md, Privacy).
 */
export function useRecentCloseup(id: string): void {
  const viewerId = useViewer()?.user.entityId;
  const { isBot } = usePageInfo();
  const seen = use(SeenPinsContext);
  useEffect(() => seen?.onCloseup(id), [id, seen]);
  useEffect(() => {
    if (viewerId === undefined || isBot) return;
    // The page works without a stored history.
    import('../../features/closeup/recent-closeups.ts')
      .then(({ rememberCloseup }) => rememberCloseup(viewerId, { id, path: appWindow.location.pathname }))
      .catch(() => undefined);
  }, [id, viewerId, isBot]);
}
