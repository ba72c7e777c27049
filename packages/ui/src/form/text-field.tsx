'use client';

import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Field, type FieldLabels } from './field.tsx';
import { safeNode } from '../safe-node.ts';
import styles from './field.module.css';

/** The props of a TextField: those of a native input, with its texts. */
export type TextFieldProps = ComponentProps<'input'> &
  FieldLabels & {
    /** Rendered inside the field, before the text. */
    readonly icon?: ReactNode;
    /** Rendered inside the field, after the text, for example a button. */
    readonly trailing?: ReactNode;
  };

/** Renders a labeled text input. `ref` and the native props are passed to the input. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hideLabel, hint, error, icon, trailing, id, className, ...rest } = props;
  const texts = { label, hideLabel, hint, error, id, className, describedBy: rest['aria-describedby'] };
  return (
    <Field part="text-field" {...texts}>
      {(control) => (
        <span className={styles.frame} data-part="frame" data-has-icon={icon != null || undefined}>
          {safeNode('TextField', 'icon', icon)}
          <input type="text" data-part="control" {...rest} {...control} className={styles.control} />
          {safeNode('TextField', 'trailing', trailing)}
        </span>
      )}
    </Field>
  );
}

/** The props of a TextArea: those of a native textarea, with its texts. */
export type TextAreaProps = ComponentProps<'textarea'> & FieldLabels;

/** Renders a labeled text area that grows with its content. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, hideLabel, hint, error, id, className, ...rest } = props;
  const texts = { label, hideLabel, hint, error, id, className, describedBy: rest['aria-describedby'] };
  return (
    <Field part="text-area" {...texts}>
      {(control) => (
        <textarea
          rows={3}
          data-part="control"
          {...rest}
          {...control}
          className={classNames(styles.frame, styles.control, styles.area)}
        />
      )}
    </Field>
  );
}
