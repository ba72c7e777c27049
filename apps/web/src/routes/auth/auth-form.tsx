import type { FormEvent, ReactNode } from 'react';
import { usePageInfo } from '../../page-info.ts';
import styles from './auth-page.module.css';

/**
 * A form of the account pages, with what is wrong with the whole of it on top. It works before the scripts have come and
 * without them: the server takes it at `action`, shows what it refuses on that page, and leads on itself.
 */
export function AuthForm(props: {
  /** The address of the form's page, with its query. */
  readonly action: string;
  readonly message: string | undefined;
  readonly onSend: (form: FormData) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { csrfToken } = usePageInfo();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    props.onSend(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} method="post" action={props.action} onSubmit={send}>
      <input type="hidden" name="csrf_token" value={csrfToken} />
      {props.message === undefined ? null : (
        <p className={styles.problem} role="alert">
          {props.message}
        </p>
      )}
      {props.children}
    </form>
  );
}
