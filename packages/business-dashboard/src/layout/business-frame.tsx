'use client';

import {
  EmptyState,
  rootAttributes,
  type RootProps,
  choiceProp,
  functionProp,
  messagesProp,
  nodeProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { businessMessages, type BusinessMessages } from '../messages.ts';
import type { BusinessKind, BusinessRole } from '../model/permissions.ts';
import { getPage, getAccessiblePages, type AccessDeniedReason } from './areas.ts';
import { NativeLink, type BusinessLink } from './business-link.tsx';
import { BUSINESS_SUMMARY_FIELDS } from './prop-rules.ts';
import styles from './frame.module.css';

/** The facts of a business that its pages need. */
export type BusinessSummary = {
  readonly id: string;
  readonly kind: BusinessKind;
  readonly name: string;
  readonly role: BusinessRole;
  readonly rights: readonly string[];
};

/** The props of a BusinessFrame. */
export type BusinessFrameProps = RootProps & {
  readonly business: BusinessSummary;
  /** The address of the business, with a trailing slash. */
  readonly base: string;
  /** The path of the open page, or of a page below it. */
  readonly current: string;
  /** The address of the list of the viewer's businesses. */
  readonly hub: string;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: BusinessMessages | undefined;
  readonly children: ReactNode;
};

const BUSINESS_FRAME_RULES = {
  business: shapeProp(BUSINESS_SUMMARY_FIELDS),
  base: textProp,
  current: textProp,
  hub: hrefProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(businessMessages),
  children: nodeProp,
};

/**
 * Renders the frame of all pages of a business: its name, the viewer's role, and the accessible pages of its
 * kind.
 */
export function BusinessFrame(rawProps: BusinessFrameProps): ReactNode {
  const props = validProps('BusinessFrame', rawProps, BUSINESS_FRAME_RULES);
  const { business, base, current, hub, Link = NativeLink, messages = businessMessages, children } = props;
  const { name, kind, role, rights } = business;
  const pages = useRef<HTMLUListElement>(null);
  const open = getPage(current)?.path;
  useEffect(() => {
    // On a phone the pages are in a row that scrolls: the open one is scrolled into view.
    const [row, link] = [pages.current, pages.current?.querySelector('[aria-current]')];
    if (row && link) row.scrollLeft += middleOf(link) - middleOf(row);
  }, [current]);
  return (
    <div data-business-kind={kind} data-part="business-frame" {...rootAttributes(props, styles.frame)}>
      <header className={styles.head} data-part="header">
        <Link to={hub} className={styles.hub} data-part="hub">
          {messages.hub}
        </Link>
        <p className={styles.name} data-part="name">
          <bdi>{name}</bdi>
        </p>
        <p className={styles.role} data-part="role">
          {messages.kinds[kind]} · {messages.yourRole(messages.roles[role])}
        </p>
      </header>
      <nav className={styles.nav} data-part="nav" aria-label={messages.navigation(name)}>
        <ul ref={pages} role="list" className={styles.pages}>
          {getAccessiblePages(kind, rights).map(({ path }) => (
            <li key={path}>
              <Link
                to={`${base}${path}/`}
                className={styles.page}
                data-part="link"
                aria-current={path === current ? 'page' : path === open ? 'true' : undefined}
              >
                {messages.pages[path]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body} data-part="body">
        {children}
      </div>
    </div>
  );
}

const middleOf = (one: Element): number => {
  const { left, width } = one.getBoundingClientRect();
  return left + width / 2;
};

const ACCESS_DENIED_RULES = {
  why: choiceProp(['kind', 'right']),
  business: shapeProp(BUSINESS_SUMMARY_FIELDS),
  base: textProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(businessMessages),
};

/** Renders the reason for a denied page, and links to pages that the viewer may open (BD-04). */
export function AccessDenied(
  rawProps: RootProps & {
    readonly why: AccessDeniedReason;
    readonly business: BusinessSummary;
    readonly base: string;
    readonly Link?: BusinessLink | undefined;
    readonly messages?: BusinessMessages | undefined;
  },
): ReactNode {
  const props = validProps('AccessDenied', rawProps, ACCESS_DENIED_RULES);
  const { why, business, base, Link = NativeLink, messages = businessMessages } = props;
  const heading = useId();
  const pages = getAccessiblePages(business.kind, business.rights);
  return (
    <section aria-labelledby={heading} data-part="access-denied" {...rootAttributes(props)}>
      <EmptyState title={messages.refused[why].title} headingLevel={1}>
        {messages.refused[why].text}
      </EmptyState>
      <h2 id={heading} className={styles.others}>
        {messages.otherPages}
      </h2>
      <ul role="list" className={styles.ways}>
        {pages.map(({ path }) => (
          <li key={path}>
            <Link to={`${base}${path}/`}>{messages.pages[path]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
