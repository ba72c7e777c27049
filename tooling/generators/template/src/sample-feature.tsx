'use client';

import type { Pin } from '@pegboard/types';
import { EmptyState } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';

import { sampleFeatureMessages, type SampleFeatureMessages } from './messages.ts';
import { pinTitles } from './model/pin-titles.ts';
import styles from './sample-feature.module.css';

/** The props of a SampleFeature. */
export type SampleFeatureProps = {
  readonly pins: readonly Pin[];
  /** Called with the id of the opened pin. */
  readonly onOpen: (pinId: string) => void;
  readonly messages?: SampleFeatureMessages | undefined;
};

/** Renders pins by title, each with a button that opens it. */
export function SampleFeature(props: SampleFeatureProps): ReactNode {
  const { pins, onOpen, messages = sampleFeatureMessages } = props;
  const heading = useId();
  const titles = pinTitles(pins);
  if (titles.length === 0) return <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>;
  return (
    <section data-pb="" className={styles.feature} aria-labelledby={heading} data-sample-feature>
      <h2 id={heading} className={styles.title}>
        {messages.title}
      </h2>
      <p className={styles.count}>{messages.count(titles.length)}</p>
      <ul className={styles.list}>
        {titles.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.open} onClick={() => onOpen(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
