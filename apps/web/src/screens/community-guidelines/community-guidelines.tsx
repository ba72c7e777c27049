import { communityGuidelinesPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { guidelineTexts as texts } from './en-us.ts';
import styles from './community-guidelines.module.css';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

/** Renders the community guidelines, to which interstitials link (§8). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  return (
    <article className={styles.page} lang="en-US" dir="ltr">
      <title>{messages.title(texts.title)}</title>
      <meta name="description" content={texts.intro} />
      <CanonicalLink path={communityGuidelinesPath} />
      <h1>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      {texts.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
