import { SignedOutSaveControls } from '@pegboard/save-flow';
import { loginPath, repinPath } from '@pegboard/routes';
import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { onFirstInteraction } from '../../features/visitor/on-first-interaction.ts';
import { clearRouterStorage } from './clear-router-storage.ts';
import { SavingContext, type Saving as SavingOfReader } from '../../features/saving/saving-context.ts';
import { VisitorSavesContext, type VisitorSaves } from '../../features/visitor/visitor-saves.ts';
import { useTexts } from '../../messages/language.ts';
import { lazyMember } from '../lazy-member.ts';

const MemberSaving = lazyMember('MemberSaving');

/**
 * Provides saving to every screen: the save flow to members, and to visitors the login or visitor saves,
 * which are in the first chunk.
 */
export function Saving({ children }: { readonly children: ReactNode }): ReactNode {
  const viewer = useViewer();
  return viewer ? (
    <MemberSaving viewerId={viewer.entityId}>{children}</MemberSaving>
  ) : (
    <SavingContext value={VISITOR}>
      <VisitorSaving>{children}</VisitorSaving>
    </SavingContext>
  );
}

const NOTHING_MOVED = new Map<string, null>();

const VISITOR: SavingOfReader = {
  controls: ({ pinId, layout }) => <VisitorControls pinId={pinId} layout={layout} />,
  places: { subscribe: () => () => undefined, peek: () => undefined, movedCopies: () => NOTHING_MOVED },
};

type VisitorCode = ComponentType<{ readonly onSaves: (saves: VisitorSaves) => void }>;

/**
 * Renders the visitor features, whose code loads on the first interaction. Until it is loaded, and if it
 * fails, login is a page instead of a dialog.
 */
function VisitorSaving({ children }: { readonly children: ReactNode }): ReactNode {
  const [saves, setSaves] = useState<VisitorSaves>();
  const [Visitor, setVisitor] = useState<VisitorCode>();
  useEffect(() => (window.__pb_page.country === undefined ? clearRouterStorage() : undefined), []);
  useEffect(
    () =>
      onFirstInteraction(() =>
        // Without it the page is complete: saving opens the login.
        import('../../features/visitor/visitor.tsx').then(
          (code) => setVisitor(() => code.Visitor),
          () => undefined,
        ),
      ),
    [],
  );
  return (
    <VisitorSavesContext value={saves}>
      {children}
      {Visitor && <Visitor onSaves={setSaves} />}
    </VisitorSavesContext>
  );
}

/**
 * Renders the save button of a visitor, who logs in first and returns to the save; where storing is allowed,
 * Save stores the pin until then.
 */
function VisitorControls(props: {
  readonly pinId: string;
  readonly layout: 'overlay' | 'closeup';
}): ReactNode {
  const saveMessages = useTexts('saveMessages');
  const { pinId, layout } = props;
  const navigate = useNavigate();
  const saves = use(VisitorSavesContext);
  const state = saves?.getSaveState(pinId, layout);
  if (state === 'hidden') return null;
  return (
    <SignedOutSaveControls
      layout={layout}
      isSaved={state === 'saved'}
      onKeep={saves && (() => saves.toggle(pinId))}
      onLoginNeeded={() => void navigate(loginPath({ next: repinPath(pinId), for: 'save' }))}
      messages={saveMessages}
    />
  );
}
