import { createdPath, savedPath, shopPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../links/link.tsx';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './profile.module.css';

/** Renders links between related pages, with the current one marked. */
export function PageTabs(props: {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly text: string; readonly isOpen: boolean }[];
}): ReactNode {
  return (
    <nav className={styles.tabs} aria-label={props.label}>
      {props.tabs.map(({ to, text, isOpen }) => (
        <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Renders the tabs of a profile; its owner and the visitors of a shop also see products. */
export function ProfileTabs(props: { readonly username: string; readonly hasShop: boolean }): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const { username, hasShop } = props;
  const { pathname } = useLocation();
  const isAt = (path: string): boolean => pathname.toLowerCase().startsWith(path.slice(0, -1));
  const [created, saved, shop] = [createdPath(username), savedPath(username), shopPath(username)];
  return (
    <PageTabs
      label={texts.tabs}
      tabs={[
        { to: created, text: texts.created, isOpen: isAt(created) },
        { to: saved, text: texts.saved, isOpen: !isAt(created) && !isAt(shop) },
        ...(hasShop || isAt(shop) ? [{ to: shop, text: texts.shop, isOpen: isAt(shop) }] : []),
      ]}
    />
  );
}
