'use client';

import { Button, TextField, getTrimmedFormText } from '@pegboard/ui';
import type { FormEvent, ReactNode } from 'react';

import styles from './parts.module.css';
import { StatusMessage } from './status-message.tsx';
import { useAction, type ActionResult } from './use-action.ts';

/** The props of a NameForm. */
export type NameFormProps = {
  /** The title of the form, and the label of its button. */
  readonly title: string;
  readonly hasHeading?: boolean | undefined;
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  /** Creates the object; the field `name` shows an error of the name. */
  readonly onMake: (name: string) => Promise<ActionResult>;
  /** The announcement after creation; empty if the result is visible. */
  readonly done?: ((name: string) => string) | undefined;
  readonly failed: string;
};

/** Renders a form that creates an object by name; the typed name stays when the server rejects it. */
export function NameForm(props: NameFormProps): ReactNode {
  const { title, hasHeading = false, label, hint, maxLength, onMake, done, failed } = props;
  const { busy, status, fields, run } = useAction(failed);
  const make = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = getTrimmedFormText(new FormData(form), 'name');
    void run('make', () => onMake(name), done?.(name) ?? '').then((isDone) => {
      if (isDone) form.reset();
    });
  };
  return (
    <>
      <form className={styles.form} data-part="form" onSubmit={make} aria-label={title}>
        {hasHeading ? <h2>{title}</h2> : null}
        <TextField
          label={label}
          hint={hint}
          name="name"
          dir="auto"
          required
          maxLength={maxLength}
          autoComplete="off"
          error={fields['name']}
        />
        <Button type="submit" variant="primary" loading={busy === 'make'}>
          {title}
        </Button>
      </form>
      <StatusMessage status={status} />
    </>
  );
}
