import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageInfo } from '../../page-info.ts';
import styles from './auth-page.module.css';

/**
 * The form of log-in and sign-up, with what is wrong with the whole of it on top. It works before the scripts have come
 * and without them: the server takes it at `path`, shows what it refuses on this page, and follows `next` itself.
 */
export function AuthForm(props: {
  readonly path: '/login/' | '/signup/';
  readonly message: string | undefined;
  readonly onSend: (form: FormData) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { csrfToken } = usePageInfo();
  const { search } = useLocation();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    props.onSend(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} method="post" action={props.path + search} onSubmit={send}>
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
