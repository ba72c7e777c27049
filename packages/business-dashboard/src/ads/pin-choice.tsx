import { VisuallyHidden } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from './pin-choice.module.css';
import type { AdPin } from './data.ts';

/** Pins of which one is chosen, by pointer or arrow keys. */
export function PinChoice(props: {
  readonly pins: readonly AdPin[];
  readonly legend: string;
  /** A heading says the same to those who see. */
  readonly isLegendHidden?: boolean;
  readonly untitled: string;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}): ReactNode {
  const { pins, legend, isLegendHidden = false, untitled, chosen, onChoose } = props;
  return (
    <fieldset className={styles.pins}>
      <legend>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      {pins.map(({ id, title, image }) => (
        <label key={id} className={styles.pin}>
          <input type="radio" name="pin" checked={id === chosen} onChange={() => onChoose(id)} />
          {image ? (
            <img src={image.url} width={image.width} height={image.height} alt="" loading="lazy" />
          ) : null}
          <bdi>{title ?? untitled}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
