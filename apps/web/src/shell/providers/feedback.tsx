import type { ReactNode } from 'react';
import { useViewer } from '../../data/viewer.ts';
import { lazyMember } from '../lazy-member.ts';

const Member = lazyMember('MemberFeedback');

/** Provides a member's feedback on pins, boards and members to every screen; visitors give none. */
export function Feedback({ children }: { readonly children: ReactNode }): ReactNode {
  const viewer = useViewer();
  return viewer ? <Member viewerId={viewer.entityId}>{children}</Member> : children;
}
