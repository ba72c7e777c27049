import { MenuButton } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { FeedbackContext } from '../../compose/feedback/feedback-context.ts';
import { Follow } from '../../compose/feedback/follow.tsx';
import { useViewer } from '../../data/viewer.ts';
import { feedbackScreenTexts } from '../../messages/en-us-feedback.ts';
import type { BoardData } from './board.tsx';

/** What can be done about the board of somebody else: follow it, and for members report it. */
export function BoardActions({ board }: { readonly board: BoardData }): ReactNode {
  const viewer = useViewer();
  const feedback = use(FeedbackContext);
  const texts = feedbackScreenTexts.board;
  if (viewer?.entityId === board.owner.entityId) return null;
  const report = (): void =>
    feedback?.open({ kind: 'report', subject: { kind: 'board', id: board.entityId } });
  return (
    <>
      <Follow subject={{ kind: 'board', id: board.entityId, name: board.name }} known={board.followedByMe} />
      {feedback ? (
        <MenuButton
          variant="ghost"
          label={texts.more}
          groups={[{ id: 'judge', items: [{ id: 'report', label: texts.report, onAction: report }] }]}
        />
      ) : null}
    </>
  );
}
