import { HeartFilledIcon, iconButtonAttributes } from '@pegboard/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { visitorMessages as enUsVisitor } from '../../messages/en-us-visitor.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import styles from './visitor-pins-link.module.css';
import { VISITOR_PINS_PATH } from './visitor-pins-path.ts';

/** Renders the link to the visitor's saved pins in the top bar of the screens that have one. */
export function VisitorSavesLink({ count }: { readonly count: number }): ReactNode {
  const visitorMessages = useTexts('visitor', enUsVisitor);
  const { pathname } = useLocation();
  // Queried again after each navigation: some screens have no bar.
  const nav = useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector('header nav'),
    () => null,
  );
  return (
    nav &&
    createPortal(
      <Link
        to={VISITOR_PINS_PATH}
        {...iconButtonAttributes({ variant: 'ghost', className: styles.link })}
        aria-label={visitorMessages.keptPins(count)}
        aria-current={pathname === VISITOR_PINS_PATH ? 'page' : undefined}
        data-saved-pins={count}
      >
        <HeartFilledIcon />
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </Link>,
      nav,
    )
  );
}
