import { domainLabel } from '@pegboard/types';
import type { ReactNode } from 'react';
import { Arrow } from '../ui/arrow.tsx';
import chipStyles from '../ui/source-chip.module.css';
import styles from './destination-chip.module.css';

/** Renders the destination of a one-tap card on its image; the card's own link opens it. */
export function DestinationChip({ host }: { readonly host: string }): ReactNode {
  return (
    <span className={styles.destination} data-part="destination">
      <span className={chipStyles.chip} data-look="default">
        <Arrow />
        <bdi>{domainLabel(host)}</bdi>
      </span>
    </span>
  );
}
