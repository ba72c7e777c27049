'use client';

import type { ComponentProps, ReactNode } from 'react';

import { ChevronDownIcon } from '../icon/icons.tsx';
import { Field, type FieldLabels } from './field.tsx';
import styles from './field.module.css';

/** The props of a Select: those of a native select, with its texts; its options are its children. */
export type SelectProps = ComponentProps<'select'> & FieldLabels;

/** Renders a labeled native select. */
export function Select(props: SelectProps): ReactNode {
  const { label, hideLabel, hint, error, id, className, children, ...rest } = props;
  const texts = { label, hideLabel, hint, error, id, className, describedBy: rest['aria-describedby'] };
  return (
    <Field part="select" {...texts}>
      {(control) => (
        <span className={styles.frame} data-part="frame">
          <select data-part="control" {...rest} {...control} className={styles.control}>
            {children}
          </select>
          <ChevronDownIcon size="md" className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
