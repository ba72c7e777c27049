import { getOriginalPinId } from '@pegboard/pin-card';
import { useSaveFlow, type SavedLocation } from '@pegboard/save-flow';
import { parsePinId, pinPath, parseRepinParams, type RepinParams } from '@pegboard/routes';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { toSavedLocations } from '../../features/saving/saved-locations.ts';
import { PinDocument } from '../../data/generated/graphql.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { Component as PinScreen, loader as pinLoader } from './pin.tsx';
import type { PinData } from '../../features/closeup/pin-from-query.ts';

/** Reads the pin as its close-up does; a visitor logs in first and returns to the save. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'save');
  return pinLoader(args);
}

/**
 * The close-up with the choice of a place over it (SF-04): to save the pin, or with `isEditingPin=true` to
 * move the copy that is saved. Nothing is saved by opening the address alone; anyone who closes the choice is
 * where `origin` says, where the toast or the list was, or on the close-up.
 */
export function Component(): ReactNode {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { store } = useSaveFlow();
  const isOpen = useSyncExternalStore(
    store.subscribe,
    () => store.picker() !== null,
    () => false,
  );
  const [wasOpened, setOpened] = useState(false);
  const id = parsePinId(slug);
  const flags = parseRepinParams(params);
  const { isEditingPin: isMove } = flags;
  const answer = useQuery(PinDocument, { pin: id });
  const data = answer?.result.__typename === 'PinData' ? answer.result.data : undefined;
  const pinId = data ? getOriginalPinId(data) : (flags.originalPinId ?? id);
  const copy = data && copyOn(data, flags.pinBoardId);
  useEffect(() => {
    if (isMove && copy) store.hydrate(pinId, copy);
  }, [store, pinId, isMove, copy]);
  useEffect(() => {
    store.openPicker({ pinId, isMove, viaPinId: id });
    return () => store.openPicker(null);
  }, [store, pinId, isMove, id]);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && !isOpen ? <Leave id={id} flags={flags} /> : <PinScreen />;
}

/** The saved copy of a pin on a board, else the newest. */
function copyOn(data: PinData, boardId: string | undefined): SavedLocation | undefined {
  const copies = toSavedLocations(data.savedByViewer);
  return copies.find(({ board }) => board.id === boardId) ?? copies[0];
}

/** The location state of a list that opens this choice: closing it returns there. */
export type FromList = { readonly isFromList: true };

/** Leads away when the choice is closed: to the origin, back to the toast or list, or to the close-up. */
function Leave({ id, flags }: { readonly id: string; readonly flags: RepinParams }): ReactNode {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isFromList = (state as Partial<FromList> | null)?.isFromList === true;
  // The first entry of a visit has no page of ours before it.
  const isBack = (flags.isFromToast || isFromList) && flags.origin === undefined && key !== 'default';
  useEffect(() => {
    if (isBack) void navigate(-1);
  }, [isBack, navigate]);
  return isBack ? <PinScreen /> : <Navigate to={flags.origin ?? pinPath({ id })} replace />;
}
