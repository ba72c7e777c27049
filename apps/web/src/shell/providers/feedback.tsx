import type { ReactNode } from 'react';
import { useViewer } from '../../data/viewer.ts';
import { lazyMember } from '../lazy-member.ts';

const Member = lazyMember('MemberFeedbackProvider');

/** Gives every screen what a member says of pins, boards and people; visitors say nothing. */
export function Feedback({ children }: { readonly children: ReactNode }): ReactNode {
  const viewer = useViewer();
  return viewer ? <Member viewerId={viewer.entityId}>{children}</Member> : children;
}
