import { canDebug } from '@pegboard/event-log/debug';
import { getOriginalPinId, type PinCardData } from '@pegboard/pin-card';
import {
  AlsoSavedList,
  createLastTarget,
  createSaveStore,
  SaveControls,
  SaveFlowProvider,
  type SaveStore,
} from '@pegboard/save-flow';
import { ModalObserverContext } from '@pegboard/ui';
import { lazy, Suspense, use, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { AppUpsellGate } from '../../features/experiences/app-upsell-gate.tsx';
import { OfflineReading } from '../../features/offline/offline-reading.tsx';
import { SharedPinGate } from '../../features/invites/shared-pin-gate.tsx';
import { AboutPinButton } from '../../features/feedback/about-pin-button.tsx';
import { isPlainClick } from '../../features/links/plain-click.ts';
import { toSavedLocations } from '../../features/saving/saved-locations.ts';
import { boardSource, savePorts } from '../../features/saving/save-ports.ts';
import { SavingContext, type Saving } from '../../features/saving/saving-context.ts';
import { showShopSave } from '../../features/saving/saved-products.ts';
import { SeenPinsContext } from '../../features/event-log/impression-tracking-context.ts';
import { createImpressionTracking } from '../../features/event-log/impression-tracking.ts';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { useVisitorMerge } from '../../features/visitor/use-visitor-merge.ts';
import { useTexts } from '../../messages/language.ts';

const EventDebug = lazy(() => import('../../features/event-log/event-debug.tsx'));

/** Provides a member's save flow, the impression tracking of their event log, and offline reading. */
export function MemberSaving(props: { readonly viewerId: string; readonly children: ReactNode }): ReactNode {
  const saveMessages = useTexts('saveMessages');
  const { viewerId, children } = props;
  const answers = useQueryCache();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  if (!toasts || !freshness)
    throw new Error('Saving was rendered outside AppStores. Render it below <AppStores>.');
  const { device, isBot } = usePageInfo();
  const username = useViewer()?.user.username ?? '';
  const isDebugged = useIsDebugged();
  const visit = useVisit();
  const [seen] = useState(() =>
    createImpressionTracking({ isBot, isDebugged, isMobile: device === 'mobile' }),
  );
  const [flow] = useState(() => {
    const ports = savePorts({
      viewerId,
      toasts,
      messages: saveMessages,
      onVisitBoard: visit,
      onChange: freshness.mark,
      logSave: seen.logSave,
      // Without it, the lists are refetched when they are visited.
      onSaved: (place) => void showShopSave(answers, username, place).catch(() => undefined),
    });
    return {
      store: createSaveStore(ports, saveMessages),
      queue: ports.queue,
      tabs: ports.channel,
      boards: boardSource(answers, viewerId),
      lastPlace: createLastTarget(),
    };
  });
  useEffect(() => flow.queue?.open(), [flow]);
  useEffect(() => flow.tabs?.open(), [flow]);
  const [saving] = useState((): Saving => ({
    controls,
    places: { ...flow.store, onList: listBoards(flow.store) },
  }));
  useVisitorMerge({
    viewerId,
    toast: (toast) => void toasts.show(toast),
    onSaved(pinId, place) {
      flow.store.hydrate(pinId, place);
      flow.tabs?.post({ pinId, copyId: null, place });
      freshness.mark();
    },
    logMetric: (name, status) => void seen.logMetric(name, status),
  });
  return (
    <SaveFlowProvider
      store={flow.store}
      queue={flow.queue}
      boards={flow.boards}
      lastPlace={flow.lastPlace}
      messages={saveMessages}
    >
      <SavingContext value={saving}>
        <SeenPinsContext value={seen}>
          <ModalObserverContext value={seen.onCover}>
            {children}
            <SharedPinGate />
            <AppUpsellGate />
            <OfflineReading />
            {isDebugged ? (
              <Suspense>
                <EventDebug />
              </Suspense>
            ) : null}
          </ModalObserverContext>
        </SeenPinsContext>
      </SavingContext>
    </SaveFlowProvider>
  );
}

/** Returns whether the page shows the event panel: requested in the address, by an employee (EL-03). */
function useIsDebugged(): boolean {
  const isEmployee = useViewer()?.isEmployee ?? false;
  const { search: query } = useLocation();
  const [isRequested] = useState(() => canDebug({ query, isInternalNetwork: false, isEmployee }));
  return isRequested;
}

/** Returns the function that opens the list of the boards of a pin below the pressed element (BY-04). */
function listBoards(store: SaveStore): NonNullable<Saving['places']['onList']> {
  return (data, anchor) => {
    const pinId = getOriginalPinId(data);
    const viaPinId = pinId === data.entityId ? undefined : data.entityId;
    const imageUrl = data.images.find(({ size }) => size === '236x')?.url;
    const title = data.title ?? data.gridTitle ?? undefined;
    store.openPicker({ pinId, isMove: true, viaPinId, imageUrl, title, anchor });
  };
}

const controls: Saving['controls'] = ({
  pinId,
  originalPinId,
  saved,
  images,
  layout,
  title,
  onExplore,
  target,
}) => (
  <>
    <SaveControls
      pinId={pinId}
      originalPinId={originalPinId}
      savedTo={toSavedLocations(saved)[0] ?? null}
      copies={toSavedLocations(saved)}
      layout={layout}
      title={title}
      imageUrl={images?.find(({ size }) => size === '236x')?.url}
      onExplore={onExplore}
      target={target}
    />
    {layout === 'closeup' ? <AlsoSavedTo pinId={originalPinId} saved={saved} /> : null}
    {layout === 'closeup' ? <AboutPinButton pinId={pinId} /> : null}
  </>
);

/** Renders the other boards to which a close-up's pin is saved. */
function AlsoSavedTo(props: {
  readonly pinId: string;
  readonly saved: PinCardData['savedByViewer'];
}): ReactNode {
  const alsoSavedMessages = useTexts('alsoSavedMessages');
  const visit = useVisit();
  return (
    <AlsoSavedList
      pinId={props.pinId}
      copies={toSavedLocations(props.saved)}
      onVisit={visit}
      messages={alsoSavedMessages}
    />
  );
}

/** Returns the handler of links to boards: navigates within the app at a plain click. */
function useVisit(): (href: string, event: MouseEvent) => void {
  const navigate = useNavigate();
  return (href, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };
}
