import {
  fromGraphQL,
  getOriginalPinId,
  PinCard,
  type OpenMode,
  type PinCardData,
  type Surface,
} from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import { use, useCallback, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { useCardFeedback } from '../feedback/use-card-feedback.ts';
import { IS_COLLECTION_ON } from './collections.ts';
import { cardVideo } from './lazy-card-video.tsx';
import { useVisitHandlers } from '../outbound/outbound-links.tsx';
import { isOwnPinInPlace } from './is-own-pin-in-place.ts';
import { startCardTransition } from './opened-image.ts';
import { trailAround } from './pin-sequence.ts';
import { isPlainClick } from '../links/plain-click.ts';
import { useSaving } from '../saving/saving-context.ts';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { useSavedBoard } from '../saving/use-saved-board.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

/** Renders the card of a pin with saving, opened by client-side navigation (PC-20). */
export function AppPinCard(props: {
  readonly data: PinCardData;
  readonly surface: Surface;
  readonly isPriority?: boolean;
  /** Returns the paths of all pins of the feed in order, when the card is opened. */
  readonly pathsOf?: () => readonly string[];
  readonly sizes?: string | undefined;
  readonly isPictureOnly?: boolean | undefined;
  /** The path of the board on which the card is shown. */
  readonly boardUrl?: string | undefined;
}): ReactNode {
  const cardMessages = useTexts('cardMessages');
  const locale = useLocale();
  const { data, surface, isPriority = false, pathsOf } = props;
  const viewer = useViewer();
  const navigate = useNavigate();
  const pin = memoizedPin(data);
  const saving = useSaving();
  const savedTo = useSavedBoard(data, props.boardUrl);
  const seen = use(SeenPinsContext);
  const said = useCardFeedback(pin, surface, navigate);
  const visitHandlers = useVisitHandlers(surface);
  // Stable props for the same pin, so that a moved card is not rendered again, nor before its code is loaded.
  const isKeptHere = isOwnPinInPlace(data, surface, viewer?.user.entityId);
  const save = useMemo(
    () =>
      !isKeptHere &&
      saving.controls({
        pinId: pin.id,
        originalPinId: getOriginalPinId(data),
        saved: data.savedByViewer,
        images: data.images,
        layout: 'overlay',
        title: pin.title ?? pin.gridTitle ?? undefined,
      }),
    [saving, pin, data, isKeptHere],
  );
  const open = useCallback(
    (of: Pin, event: MouseEvent<HTMLAnchorElement>, way: OpenMode): void => {
      if (way === 'destination') return visitHandlers(of, event.currentTarget.href).onClick?.(event);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname } = event.currentTarget;
      startCardTransition(event.currentTarget);
      const trail = pathsOf && trailAround(pathsOf(), pathname);
      void navigate(pathname, { viewTransition: true, ...(trail && { state: { trail } }) });
    },
    [navigate, visitHandlers, pathsOf],
  );
  return (
    <PinCard
      pin={pin}
      surface={surface}
      viewer={viewer ? 'signed-in' : 'signed-out'}
      isPriority={isPriority}
      sizes={props.sizes}
      isPictureOnly={props.isPictureOnly}
      isCollectionOn={IS_COLLECTION_ON}
      savedTo={savedTo}
      save={save}
      onOpen={open}
      visitHandlers={visitHandlers}
      video={cardVideo}
      observe={seen?.observeOn(surface)}
      onSlotSeen={seen?.onSlotSeen}
      onSend={said.menu?.onShare}
      {...said}
      locale={locale}
      messages={cardMessages}
    />
  );
}

const pinsOf = new WeakMap<PinCardData, Pin>();

/** Returns the same pin for the same data, so that an unchanged card is not rendered again. */
export function memoizedPin(data: PinCardData): Pin {
  const known = pinsOf.get(data);
  if (known) return known;
  const pin = fromGraphQL(data);
  pinsOf.set(data, pin);
  return pin;
}
