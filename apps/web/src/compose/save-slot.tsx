import type { PinCardData } from '@pegboard/pin-card';
import { SaveControls, type SavePlace } from '@pegboard/save-flow';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { loginPath, repinPath } from '@pegboard/routes';
import { useViewer } from '../data/viewer.ts';

/** What saves a pin on its card or close-up; a visitor is led to log in first, and back to the save. */
export function SaveSlot(props: {
  readonly pinId: string;
  readonly saved: PinCardData['savedByViewer'];
  readonly layout?: 'overlay' | 'closeup';
}): ReactNode {
  const { pinId, saved, layout = 'overlay' } = props;
  const viewer = useViewer();
  const navigate = useNavigate();
  return (
    <SaveControls
      pinId={pinId}
      savedTo={savePlaceOf(saved)}
      layout={layout}
      onLoginNeeded={
        viewer ? undefined : () => void navigate(loginPath({ next: repinPath(pinId), for: 'save' }))
      }
    />
  );
}

const places = new WeakMap<PinCardData['savedByViewer'], SavePlace>();

/** The place of the newest copy, the same object for the same answer. */
function savePlaceOf(saved: PinCardData['savedByViewer']): SavePlace | null {
  const [copy] = saved;
  if (!copy) return null;
  const known = places.get(saved);
  if (known) return known;
  const place: SavePlace = {
    copyId: copy.pinId,
    board: { id: copy.board.entityId, name: copy.board.name, url: copy.board.url },
    section: copy.section && { id: copy.section.entityId, title: copy.section.title },
    isProfile: copy.board.layout === 'quick_saves',
  };
  places.set(saved, place);
  return place;
}
