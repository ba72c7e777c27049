'use client';

import { useId, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icon/icons-lazy.tsx';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import { safeNode } from '../safe-node.ts';
import styles from './field.module.css';

/** The props of all labelled fields in addition to those of the native element. */
export type FieldLabels = {
  readonly label: string;
  /** Hides the label visually, for a field whose context is sufficient. */
  readonly hideLabel?: boolean | undefined;
  /** A short help text below the field. */
  readonly hint?: ReactNode;
  /** The error of the value; if set, the field is marked invalid. */
  readonly error?: ReactNode;
};

/** The attributes that associate a native control with its label, hint and error. */
export type FieldControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldProps = FieldLabels & {
  /** The name of the field as a part. */
  readonly part: string;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly children: (control: FieldControlProps) => ReactNode;
};

/** Renders a label, a control, a hint and an error, associated with each other. */
export function Field(props: FieldProps): ReactNode {
  const { part, label, hideLabel = false, hint, error, className, describedBy, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describing = classNames(describedBy, hint != null && hintId, error != null && errorId);
  const text = <label htmlFor={id}>{safeNode(part, 'label', label)}</label>;
  return (
    <div
      data-pb=""
      data-part={part}
      className={classNames(styles.field, className)}
      data-invalid={error != null || undefined}
    >
      {hideLabel ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <span className={styles.label} data-part="label">
          {text}
        </span>
      )}
      {children({
        id,
        'aria-invalid': error != null || undefined,
        'aria-describedby': describing || undefined,
      })}
      {hint != null && (
        <span id={hintId} className={styles.hint} data-part="hint">
          {safeNode(part, 'hint', hint)}
        </span>
      )}
      {error != null && (
        <FieldError id={errorId} data-part="error">
          {error}
        </FieldError>
      )}
    </div>
  );
}

/** The props of a FieldError. */
export type FieldErrorProps = RootProps & { readonly children: ReactNode };

/**
 * Renders the error of a field with an icon, so that it does not depend on color; announced when it appears.
 */
export function FieldError({ children, ...root }: FieldErrorProps): ReactNode {
  return (
    <span role="alert" data-part="field-error" {...rootAttributes(root, styles.error)}>
      <AlertIcon size="md" />
      <span>{safeNode('FieldError', 'children', children)}</span>
    </span>
  );
}
