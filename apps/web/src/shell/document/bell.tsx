import { sendRequest } from '@pegboard/resource-client';
import { BellIcon, iconButtonAttributes } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Link } from '../../features/links/link.tsx';
import { resourcePorts } from '../../data/call-resource.ts';
import { notificationTexts } from '../../messages/en-us-notifications.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { badgeLabel, bellName } from './badge-label.ts';
import styles from './bell.module.css';

/** Milliseconds between reads of the count while the page is visible. Source: §9. */
const EVERY_MS = 900_000;
const PATH = '/notifications/';

const badgeSchema = z.object({ unread_count: z.number() });

/**
 * Renders the link to the notifications, with the number of unread ones (WB-02, WB-10): read when the page is
 * idle.
 */
export function Bell(): ReactNode {
  const texts = useTexts('notifications', notificationTexts);
  const locale = useLocale();
  const isOpen = useLocation().pathname.startsWith(PATH.slice(0, -1));
  const count = useUnread(isOpen);
  const badge = badgeLabel(count, locale);
  return (
    <Link
      to={PATH}
      {...iconButtonAttributes({ variant: 'ghost', className: styles.bell })}
      aria-label={bellName(texts.title, badge)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <BellIcon />
      {badge === undefined ? null : (
        <span className={styles.count} data-unread={count} aria-hidden="true">
          {badge}
        </span>
      )}
    </Link>
  );
}

/** Returns the number of unread notifications; zero on the notifications page. */
function useUnread(isOpen: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // Notifications shown there count as read; afterwards the count is read again.
    if (isOpen) return;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const call = { name: 'NewsHubBadge', action: 'get', options: {} } as const;
      const answer = await sendRequest(resourcePorts({}), call);
      const badge = answer.ok ? badgeSchema.safeParse(answer.data).data : undefined;
      if (isCurrent && badge) setCount(badge.unread_count);
    };
    const cancel = atRest(() => void read());
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => {
      isCurrent = false;
      cancel();
      clearInterval(timer);
    };
  }, [isOpen]);
  return isOpen ? 0 : count;
}

/** Runs a task when the browser is idle; returns a function that cancels it. */
function atRest(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}
