import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { SiteLinks } from '../site-links/site-links.tsx';
import { Logo } from '../links/logo.tsx';
import styles from './auth-page.module.css';

/** Renders the frame of the account pages: the logo, the title and the content. */
export function AuthPage(props: {
  readonly title: string;
  /** The sentence below the title. */
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const messages = useTexts('site', enUs);
  return (
    <div className={styles.page}>
      <title>{messages.title(props.title)}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.card}>
        <Link to="/" className={styles.logo} aria-label={messages.site}>
          <Logo />
        </Link>
        <h1>{props.title}</h1>
        {props.intro == null ? null : <p className={styles.intro}>{props.intro}</p>}
        {props.children}
        <SiteLinks />
      </section>
    </div>
  );
}
