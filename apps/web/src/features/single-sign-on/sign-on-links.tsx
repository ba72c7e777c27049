import { buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';
import { withQuery } from '../authentication/with-query.ts';
import { Link } from '../links/link.tsx';
import styles from './sign-on.module.css';
import { signOnStart } from './sign-on-start.ts';

/** Renders the log-in of the operator's provider, if there is one, and the link to that of a company (AC-09). */
export function SignOnLinks({
  label,
  params,
}: {
  /** The name of the operator's provider. */
  readonly label: string | null;
  /** The query of the page: `next` and `for`. */
  readonly params: URLSearchParams;
}): ReactNode {
  const texts = useTexts('signOn', enUsSignOn);
  return (
    <div className={styles.choices} data-sign-on>
      {label === null ? null : (
        // The address leads to another site: the browser opens it, not the router.
        <a
          href={signOnStart({ next: params.get('next') })}
          {...buttonAttributes({ variant: 'secondary', size: 'lg', fullWidth: true })}
        >
          {texts.continueWith(label)}
        </a>
      )}
      <p className={styles.company}>
        <Link to={withQuery('/login/sso/', params)}>{texts.company}</Link>
      </p>
      <p className={styles.or} role="presentation">
        {texts.or}
      </p>
    </div>
  );
}
