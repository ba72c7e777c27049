'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { safeNode } from '../safe-node.ts';
import styles from './switch.module.css';

/** The props of a Switch: those of a native checkbox, its label and hint. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  readonly label: string;
  readonly hint?: ReactNode;
};

/** Renders a labeled switch that takes effect at once; a native checkbox with the switch role. */
export function Switch({ label, hint, id: givenId, className, ...rest }: SwitchProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const describing = classNames(rest['aria-describedby'], hint != null && hintId);
  return (
    <div data-pb="" data-part="switch" className={classNames(styles.row, className)}>
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.label} data-part="label">
          {safeNode('Switch', 'label', label)}
        </label>
        {hint != null && (
          <span id={hintId} className={styles.hint} data-part="hint">
            {safeNode('Switch', 'hint', hint)}
          </span>
        )}
      </div>
      <input
        data-part="control"
        {...rest}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself
        role="switch"
        className={styles.switch}
        aria-describedby={describing || undefined}
      />
    </div>
  );
}
