import type { ReactNode } from 'react';
import { Link } from '../../compose/link.tsx';
import { messages } from '../../messages/en-us.ts';
import { Logo } from '../root/logo.tsx';
import styles from './auth-page.module.css';

/** The frame of log-in and sign-up: the mark, what it is for, the form, and the way to the other. */
export function AuthPage(props: {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  readonly other: ReactNode;
}): ReactNode {
  return (
    <div className={styles.page}>
      <title>{messages.title(props.title)}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.card}>
        <Link to="/" className={styles.logo} aria-label={messages.site}>
          <Logo />
        </Link>
        <h1>{props.title}</h1>
        <p className={styles.intro}>{props.intro}</p>
        {props.children}
        <p className={styles.other}>{props.other}</p>
      </section>
    </div>
  );
}
