import { EditIcon, IconButton, LinkIcon, MenuButton, UsersIcon } from '@pegboard/ui';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { FeedbackContext } from '../../features/feedback/feedback-context.ts';
import { Follow } from '../../features/feedback/follow.tsx';
import { SharePage } from '../../features/sharing/share-page.tsx';
import { useViewer } from '../../data/viewer.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import type { BoardDialog } from './board-editor.tsx';
import type { BoardData } from './board-data.ts';

const BoardEditor = lazy(() => import('./board-editor.tsx'));

/**
 * Renders the actions on a board: those of their permissions for collaborators; follow, share and report for
 * others.
 */
export function BoardActions({ board }: { readonly board: BoardData }): ReactNode {
  const viewer = useViewer();
  const texts = useTexts('screens', enUsScreens).board;
  const isOwner = viewer?.entityId === board.owner.entityId;
  const isOpen = board.privacy !== 'secret' && board.archivedAt == null;
  return (
    <>
      {isOwner ? null : (
        <Follow
          subject={{ kind: 'board', id: board.entityId, name: board.name }}
          known={board.followedByMe}
        />
      )}
      {viewer && board.viewerRights.length > 0 && board.layout === 'default' ? (
        <OwnActions board={board} viewerId={viewer.entityId} isOwner={isOwner} />
      ) : null}
      {isOpen && !isOwner ? (
        <SharePage page={{ kind: 'board', path: board.url, name: board.name }} label={texts.share} />
      ) : null}
      {isOwner ? null : <Report board={board} />}
    </>
  );
}

function OwnActions(props: {
  readonly board: BoardData;
  readonly viewerId: string;
  readonly isOwner: boolean;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const { board, viewerId, isOwner } = props;
  const texts = screenMessages.board;
  const [dialog, setDialog] = useState<BoardDialog>();
  return (
    <>
      {board.viewerMayEdit ? (
        <IconButton
          variant="secondary"
          label={texts.edit}
          icon={<EditIcon />}
          onClick={() => setDialog('settings')}
        />
      ) : null}
      <IconButton
        variant="secondary"
        label={texts.people}
        icon={<UsersIcon />}
        onClick={() => setDialog('people')}
      />
      {isOwner ? (
        <IconButton
          variant="secondary"
          label={texts.share}
          icon={<LinkIcon />}
          onClick={() => setDialog('share')}
        />
      ) : null}
      {dialog ? (
        <Suspense>
          <BoardEditor
            board={board}
            viewerId={viewerId}
            dialog={dialog}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Report({ board }: { readonly board: BoardData }): ReactNode {
  const feedbackScreenTexts = useTexts('feedbackScreens', enUsFeedbackScreens);
  const feedback = use(FeedbackContext);
  const texts = feedbackScreenTexts.board;
  if (!feedback) return null;
  const report = (): void =>
    feedback.open({ kind: 'report', subject: { kind: 'board', id: board.entityId } });
  return (
    <MenuButton
      variant="ghost"
      label={texts.more}
      groups={[{ id: 'judge', items: [{ id: 'report', label: texts.report, onAction: report }] }]}
    />
  );
}
