import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { SideNavigation } from '../../features/side-navigation/side-navigation.tsx';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import { isCurrentPage, SETTINGS_PAGES } from './settings-pages.ts';

/**
 * Renders the navigation beside a page of the settings (AC-01). On a phone, `/settings/` is the list of all pages, and each page has
 * a link back to it. A visitor, who has a link of an email to its preferences, sees that page alone.
 */
export function Component(): ReactNode {
  const texts = useTexts('settings', enUsSettings);
  const { pathname } = useLocation();
  const viewer = useViewer();
  if (!viewer) return <Outlet />;
  return (
    <SideNavigation
      label={texts.navigation}
      title={texts.navigation}
      groups={SETTINGS_PAGES.map((group) =>
        group.map(([name, path]) => ({
          path,
          label: texts.pages[name],
          isCurrent: isCurrentPage(pathname, path),
        })),
      )}
      list={pathname.replace(/\/$/, '') === '/settings' ? 'alone' : undefined}
      back={{ path: '/settings/', label: texts.back }}
    />
  );
}
