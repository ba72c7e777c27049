import { SaveInvitation } from '@pegboard/save-flow';
import { loginPath, repinPath } from '@pegboard/routes';
import { lazy, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../data/viewer.ts';
import { SavingContext, type Saving as SavingOfReader } from './saving-context.ts';

const MemberSaving = lazy(async () => ({ default: (await import('../member.ts')).MemberSaving }));

/** Gives saving to every screen: the save flow to members, to visitors the way to it, which is in the first file. */
export function Saving({ children }: { readonly children: ReactNode }): ReactNode {
  const viewer = useViewer();
  return viewer ? (
    <MemberSaving viewerId={viewer.entityId}>{children}</MemberSaving>
  ) : (
    <SavingContext value={VISITOR}>{children}</SavingContext>
  );
}

const NOTHING_MOVED = new Map<string, null>();

const VISITOR: SavingOfReader = {
  controls: ({ pinId, layout }) => <VisitorControls pinId={pinId} layout={layout} />,
  places: { subscribe: () => () => undefined, known: () => undefined, moved: () => NOTHING_MOVED },
};

/** A visitor logs in first, and is then back at the save. */
function VisitorControls(props: {
  readonly pinId: string;
  readonly layout: 'overlay' | 'closeup';
}): ReactNode {
  const navigate = useNavigate();
  return (
    <SaveInvitation
      layout={props.layout}
      onLoginNeeded={() => void navigate(loginPath({ next: repinPath(props.pinId), for: 'save' }))}
    />
  );
}
