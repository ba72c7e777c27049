'use client';

import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';

import type { ShownBusiness } from '../frame/business-frame.tsx';
import { NativeLink, type BusinessLink } from '../frame/business-link.tsx';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import styles from './hub.module.css';
import { hubMessages, type HubMessages } from './messages.ts';

/** A business in the hub, with the address of its pages. */
export type HubBusiness = ShownBusiness & { readonly address: string };

/** The props of a BusinessHub. */
export type BusinessHubProps = {
  readonly businesses: readonly HubBusiness[];
  readonly Link?: BusinessLink | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
  readonly messages?: HubMessages | undefined;
};

/** All businesses that the reader works with, and what they are there (BD-09). */
export function BusinessHub(props: BusinessHubProps): ReactNode {
  const { businesses, Link = NativeLink, frameMessages = businessMessages, messages = hubMessages } = props;
  return (
    <div data-pb="" className={styles.hub}>
      <h1>{messages.title}</h1>
      <p className={styles.intro}>{messages.intro}</p>
      {businesses.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <ul role="list" className={styles.list} aria-label={messages.list}>
          {businesses.map(({ id, name, kind, role, address }) => (
            <li key={id} className={styles.item}>
              <Link to={address} className={styles.name}>
                <bdi>{name}</bdi>
              </Link>
              <span className={styles.kind}>{frameMessages.kinds[kind]}</span>
              <span className={styles.role}>{frameMessages.roles[role]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
