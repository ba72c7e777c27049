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

/** Loads the pin like its close-up; a visitor logs in first and returns to the save. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'save');
  return pinLoader(args);
}

/**
 * Renders the close-up with the save screen over it (SF-04): to save the pin, or with `isEditingPin=true` to
 * move the saved copy. Opening the address saves nothing; closing the screen returns to `origin`, to the page
 * of the toast or list, or to the close-up.
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

/** Returns the saved copy of a pin on a board, otherwise the newest. */
function copyOn(data: PinData, boardId: string | undefined): SavedLocation | undefined {
  const copies = toSavedLocations(data.savedByViewer);
  return copies.find(({ board }) => board.id === boardId) ?? copies[0];
}

/** The location state of a list that opens this choice: closing it returns there. */
export type FromList = { readonly isFromList: true };

/** Navigates away when the screen is closed: to the origin, back to the toast or list, or to the close-up. */
function Leave({ id, flags }: { readonly id: string; readonly flags: RepinParams }): ReactNode {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isFromList = (state as Partial<FromList> | null)?.isFromList === true;
  // The first history entry of a visit has no previous page of this site.
  const isBack = (flags.isFromToast || isFromList) && flags.origin === undefined && key !== 'default';
  useEffect(() => {
    if (isBack) void navigate(-1);
  }, [isBack, navigate]);
  return isBack ? <PinScreen /> : <Navigate to={flags.origin ?? pinPath({ id })} replace />;
}
