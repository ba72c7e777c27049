import { GridIcon, MenuButton, PlusIcon, TagIcon } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CreateMenuDocument } from '../../data/generated/graphql.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useTexts } from '../../messages/language.ts';
import type { ComposerStart } from './composer.tsx';
import { useDroppedFiles } from './use-dropped-files.tsx';

const ComposerOverlay = lazy(() => import('./composer-overlay.tsx'));

const NEW_PIN = '/pin/create/';

/**
 * The button that creates Pins and boards, and for businesses ads (CR-01). Files that are dropped or pasted anywhere on
 * the page, and pasted addresses, open the composer over the page.
 */
export function CreateButton(): ReactNode {
  const texts = useTexts('creating', enUsCreating);
  const navigate = useNavigate();
  const { device } = usePageInfo();
  const [start, setStart] = useState<ComposerStart>();
  const [isBusiness, findBusiness] = useIsBusiness();
  const dropZone = useDroppedFiles(start === undefined, setStart);
  const open = (href: string): void => {
    // On a phone the composer is a separate page, with the browser's back navigation.
    if (href === NEW_PIN && device === 'desktop') setStart({});
    else void navigate(href);
  };
  return (
    <>
      <MenuButton
        label={texts.create}
        navigate={open}
        onOpenChange={findBusiness}
        groups={[
          {
            id: 'create',
            title: texts.create,
            items: [
              { id: 'pin', label: texts.newPin, href: NEW_PIN, icon: <PlusIcon /> },
              { id: 'board', label: texts.newBoard, href: '/board/create/', icon: <GridIcon /> },
              ...(isBusiness
                ? [{ id: 'ad', label: texts.newAd, href: '/advertiser/quick-promote/', icon: <TagIcon /> }]
                : []),
            ],
          },
          {
            id: 'continue',
            items: [
              { id: 'many', label: texts.manyPins, href: '/pin/create/many/' },
              { id: 'drafts', label: texts.drafts, href: '/pin/create/drafts/' },
            ],
          },
        ]}
        icon={<PlusIcon />}
        variant="ghost"
      />
      {dropZone}
      {start ? (
        <Suspense>
          <ComposerOverlay start={start} onClose={() => setStart(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Returns whether the member has a business, which is loaded when the menu opens. */
function useIsBusiness(): readonly [boolean, (isOpen: boolean) => void] {
  const queries = useQueryCache();
  const [isBusiness, setBusiness] = useState(false);
  return [
    isBusiness,
    (isOpen) => {
      if (!isOpen) return;
      queries.ask(CreateMenuDocument, {}).then(
        ({ viewer }) => setBusiness(viewer?.user.businessCategory != null),
        // On failure the menu omits the entry for businesses.
        () => undefined,
      );
    },
  ];
}
