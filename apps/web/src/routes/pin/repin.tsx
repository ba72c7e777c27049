import { useSaveFlow } from '@pegboard/save-flow';
import { closeupId, pinPath } from '@pegboard/routes';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { requireViewer } from '../../data/require-viewer.ts';
import { Component as PinScreen, loader as pinLoader } from './pin.tsx';

/** Reads the pin as its close-up does; a visitor logs in first and comes back to the save. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'save');
  return pinLoader(args);
}

/**
 * The close-up with the choice of a place over it (SF-04): to save the pin, or with `isEditingPin=true` to move the
 * copy that is saved. Nothing is saved by opening the address alone; whoever closes the choice is on the close-up.
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
  const pinId = params.get('originalPinId') ?? closeupId(slug);
  const isMove = params.get('isEditingPin') === 'true';
  useEffect(() => {
    store.openPicker({ pinId, isMove });
    return () => store.openPicker(null);
  }, [store, pinId, isMove]);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && !isOpen ? <Navigate to={pinPath({ id: closeupId(slug) })} replace /> : <PinScreen />;
}
