import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { SideNavigation } from '../../features/side-navigation/side-navigation.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { isCurrentPage, pagesFor } from './administration-pages.ts';

/**
 * Renders the navigation beside a page of the administration (OP-06). On a phone, `/_/` begins with the list of all pages, and each
 * page has a link back to it. The loaders of the pages keep everyone else out.
 */
export function Component(): ReactNode {
  const texts = useAdministrationTexts();
  const { pathname } = useLocation();
  const isAdministrator = useViewer()?.isEmployee === true;
  return (
    <>
      <meta name="robots" content="noindex" />
      <SideNavigation
        label={texts.navigation}
        title={texts.title}
        groups={pagesFor(isAdministrator).map((group) =>
          group.map((page) => ({
            path: page.path,
            label: texts.pages[page.name],
            isCurrent: isCurrentPage(pathname, page),
          })),
        )}
        list={pathname.replace(/\/$/, '') === '/_' ? 'above' : undefined}
        back={{ path: '/_/', label: texts.back }}
        width="wide"
      />
    </>
  );
}
