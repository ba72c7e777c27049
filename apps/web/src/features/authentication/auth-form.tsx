import type { ReactNode } from 'react';
import { PlainForm } from '../forms/plain-form.tsx';
import styles from './auth-page.module.css';

/**
 * Renders a form of the account pages, with the error of the whole form at the top. Works without scripts. The server
 * checks the fields, so that errors have the page's language and place.
 */
export function AuthForm(props: {
  /** The address of the form's page, with its query. */
  readonly action: string;
  readonly message: string | undefined;
  readonly onSend: (form: FormData) => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <PlainForm className={styles.form} action={props.action} noValidate onSend={props.onSend}>
      {props.message === undefined ? null : (
        <p className={styles.problem} role="alert">
          {props.message}
        </p>
      )}
      {props.children}
    </PlainForm>
  );
}
