import { Button } from '@pegboard/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './show-more.module.css';
import type { Pages } from './use-pages.ts';

const AHEAD = '600px 0px';

/**
 * Renders the end of a list: loads the next page when it is near the viewport, and by a button after an
 * error. If there is content below the list, `isByButton` loads by the button only.
 */
export function More(props: { readonly pages: Pages<unknown>; readonly isByButton?: boolean }): ReactNode {
  const profileTexts = useTexts('profile', enUsProfile);
  const { pages, isByButton = false } = props;
  const end = useRef<HTMLParagraphElement>(null);
  const { status } = pages;
  const comesNear = useEffectEvent(() => pages.loadMore());
  useEffect(() => {
    if (isByButton || status !== 'idle' || !end.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comesNear();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [status, isByButton]);
  if (status === 'end') return null;
  return (
    <p ref={end} className={styles.more}>
      <Button loading={status === 'loading'} onClick={pages.loadMore}>
        {profileTexts.more}
      </Button>
    </p>
  );
}
