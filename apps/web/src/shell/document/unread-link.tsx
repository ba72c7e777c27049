import { sendRequest } from '@pegboard/resource-client';
import { iconButtonAttributes } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Link } from '../../features/links/link.tsx';
import { resourcePorts } from '../../data/call-resource.ts';
import { useLocale } from '../../messages/language.ts';
import { badgeLabel, bellName } from './badge-label.ts';
import styles from './unread-link.module.css';

/** Milliseconds between reads of the count while the page is visible. Source: §9. */
const EVERY_MS = 900_000;

const badgeSchema = z.object({ unread_count: z.number() });

/**
 * Renders the link to a page, with the number of what is unread there (WB-02, WB-10): read when the page is
 * idle.
 */
export function UnreadLink(props: {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The resource that returns the count. */
  readonly resource: 'NewsHubBadge' | 'ConversationsBadge';
}): ReactNode {
  const { to, label, icon, resource } = props;
  const locale = useLocale();
  const isOpen = useLocation().pathname.startsWith(to.slice(0, -1));
  const count = useUnread(resource, isOpen);
  const badge = badgeLabel(count, locale);
  return (
    <Link
      to={to}
      {...iconButtonAttributes({ variant: 'ghost', className: styles.link })}
      aria-label={bellName(label, badge)}
      aria-current={isOpen ? 'page' : undefined}
    >
      {icon}
      {badge === undefined ? null : (
        <span className={styles.count} data-unread={count} aria-hidden="true">
          {badge}
        </span>
      )}
    </Link>
  );
}

/** Returns the number of unread entries; zero on their page. */
function useUnread(resource: string, isOpen: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // Entries shown there count as read; afterwards the count is read again.
    if (isOpen) return;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const call = { name: resource, action: 'get', options: {} } as const;
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
  }, [resource, isOpen]);
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
