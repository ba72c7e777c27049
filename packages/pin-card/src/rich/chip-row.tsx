import type { ReactNode } from 'react';
import type { CardChips } from '../model/card-chips.ts';
import { isRenderableImage } from '@pegboard/types';
import styles from './chip-row.module.css';

/** Renders three small images below the card's own; their targets are linked in the close-up. */
export function ChipRow({ chips }: { readonly chips: CardChips }): ReactNode {
  return (
    <div className={styles.chips} data-part="chips" data-card-chips={chips.kind}>
      {chips.chips.map(({ key, image }) => (
        <span key={key} className={styles.chip}>
          {isRenderableImage(image) ? (
            <img
              src={image.url}
              alt=""
              width={136}
              height={136}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          ) : null}
        </span>
      ))}
    </div>
  );
}
