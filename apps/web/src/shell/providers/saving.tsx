import { SignedOutSaveControls } from '@pegboard/save-flow';
import { loginPath, repinPath } from '@pegboard/routes';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
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
  places: {
    subscribe: () => () => undefined,
    peek: () => undefined,
    locations: () => undefined,
    movedCopies: () => NOTHING_MOVED,
  },
};

type VisitorCode = ComponentType<{ readonly onSaves: (saves: VisitorSaves) => void }>;

/** Saves or removes a pin once the visitor features are loaded; rejects if they cannot be. */
const ToggleSaveContext = createContext<(pinId: string) => Promise<void>>(async () => undefined);

/**
 * Renders the visitor features, whose code loads on the first interaction. A press on Save waits for it; if loading fails, it
 * opens the login.
 */
function VisitorSaving({ children }: { readonly children: ReactNode }): ReactNode {
  const [saves, setSaves] = useState<VisitorSaves>();
  const [Visitor, setVisitor] = useState<VisitorCode>();
  const [features] = useState(awaitFeatures);
  const latest = useRef<VisitorSaves>(undefined);
  const report = useCallback(
    (next: VisitorSaves) => {
      latest.current = next;
      setSaves(next);
      features.resolve(next);
    },
    [features],
  );
  const load = useCallback(
    () =>
      import('../../features/visitor/visitor.tsx').then(
        (code) => setVisitor(() => code.Visitor),
        features.reject,
      ),
    [features],
  );
  const toggle = useCallback(
    async (pinId: string) => {
      void load();
      await features.promise;
      latest.current?.toggle(pinId);
    },
    [features, load],
  );
  useEffect(() => (window.__pb_page.country === undefined ? clearRouterStorage() : undefined), []);
  useEffect(() => onFirstInteraction(() => void load()), [load]);
  return (
    <ToggleSaveContext value={toggle}>
      <VisitorSavesContext value={saves}>
        {children}
        {Visitor && <Visitor onSaves={report} />}
      </VisitorSavesContext>
    </ToggleSaveContext>
  );
}

/** Returns a promise of the visitor features with its resolvers; it may reject while no caller waits for it. */
function awaitFeatures(): PromiseWithResolvers<VisitorSaves> {
  const features = Promise.withResolvers<VisitorSaves>();
  features.promise.catch(() => undefined);
  return features;
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
  const toggle = use(ToggleSaveContext);
  const logIn = (): void => void navigate(loginPath({ next: repinPath(pinId), for: 'save' }));
  const state = saves?.getSaveState(pinId, layout);
  if (state === 'hidden') return null;
  return (
    <SignedOutSaveControls
      layout={layout}
      isSaved={state === 'saved'}
      onKeep={() => void toggle(pinId).catch(logIn)}
      onLoginNeeded={logIn}
      messages={saveMessages}
    />
  );
}
