import type { ReactNode } from 'react';
import { MemberFeedbackProvider } from '../../features/feedback/member-feedback-provider.tsx';
import { Shortcuts } from '../../features/shortcuts/shortcuts.tsx';

/** Provides a member's feedback, and the shortcuts by which it is given from a focused card. */
export function MemberFeedback(props: {
  readonly viewerId: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <MemberFeedbackProvider viewerId={props.viewerId}>
      {props.children}
      <Shortcuts />
    </MemberFeedbackProvider>
  );
}
