import { lazy, type ReactNode } from 'react';
import { useViewer } from '../../data/viewer.ts';

const MemberFeedback = lazy(async () => ({ default: (await import('../../member.ts')).MemberFeedback }));

/** Gives every screen what a member says of pins; visitors say nothing. */
export function Feedback({ children }: { readonly children: ReactNode }): ReactNode {
  const viewer = useViewer();
  return viewer ? <MemberFeedback viewerId={viewer.entityId}>{children}</MemberFeedback> : children;
}
