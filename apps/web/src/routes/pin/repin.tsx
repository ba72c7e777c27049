import { useSaveFlow } from '@pegboard/save-flow';
import { closeupId, loginPath, pinPath } from '@pegboard/routes';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, redirect, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ViewerDocument } from '../../data/generated/graphql.ts';
import { clientContext } from '../../data/request-context.ts';
import { Component as PinScreen, loader as pinLoader } from './pin.tsx';

/** Reads the pin as its close-up does; a visitor logs in first and comes back to the save. */
export async function loader(args: LoaderFunctionArgs): Promise<Response | null> {
  const { data } = await args.context.get(clientContext).query(ViewerDocument, {}).toPromise();
  if (data?.viewer) return pinLoader(args);
  const { pathname, search } = new URL(args.request.url);
  return redirect(loginPath({ next: pathname + search, for: 'save' }));
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
