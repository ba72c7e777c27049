import {
  DownloadIcon,
  EditIcon,
  IconButton,
  LinkIcon,
  MenuButton,
  UsersIcon,
  type MenuItem,
} from '@pegboard/ui';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { FeedbackContext } from '../../features/feedback/feedback-context.ts';
import { Follow } from '../../features/feedback/follow.tsx';
import { SharePage } from '../../features/sharing/share-page.tsx';
import { useViewer } from '../../data/viewer.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { offlineTexts as enUsOffline } from '../../messages/en-us-offline.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import type { BoardDialog } from './board-editor.tsx';
import type { BoardData } from './board-data.ts';
import { useKeepOffline } from './keep-offline.ts';
import styles from './board-actions.module.css';

const BoardEditor = lazy(() => import('./board-editor.tsx'));

/**
 * Renders the actions on a board: those of their permissions for collaborators; follow, share and report for
 * others; and for members, to keep it offline.
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
        <OwnActions board={board} viewerId={viewer.entityId} />
      ) : null}
      {isOpen && !isOwner && !board.viewerRights.includes('invite') ? (
        <SharePage page={{ kind: 'board', path: board.url, name: board.name }} label={texts.share} />
      ) : null}
      {viewer ? <MoreActions board={board} viewerId={viewer.entityId} isOwner={isOwner} /> : null}
    </>
  );
}

function OwnActions(props: { readonly board: BoardData; readonly viewerId: string }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const { board, viewerId } = props;
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
      {board.viewerRights.includes('invite') ? (
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

/** Renders the menu of other actions, and whether the board is kept on this device. */
function MoreActions(props: {
  readonly board: BoardData;
  readonly viewerId: string;
  readonly isOwner: boolean;
}): ReactNode {
  const feedbackScreenTexts = useTexts('feedbackScreens', enUsFeedbackScreens);
  const offlineTexts = useTexts('offline', enUsOffline);
  const feedback = use(FeedbackContext);
  const { board, viewerId, isOwner } = props;
  const { isKept, keep, remove } = useKeepOffline(board, viewerId);
  const texts = feedbackScreenTexts.board;
  const report = (): void =>
    feedback?.open({ kind: 'report', subject: { kind: 'board', id: board.entityId } });
  const offline: MenuItem = isKept
    ? { id: 'remove', label: offlineTexts.remove, onAction: remove }
    : { id: 'keep', label: offlineTexts.keep, onAction: keep };
  const groups = [
    { id: 'offline', items: isKept === undefined ? [] : [offline] },
    { id: 'judge', items: isOwner ? [] : [{ id: 'report', label: texts.report, onAction: report }] },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <>
      <MenuButton variant="ghost" label={texts.more} groups={groups} />
      {isKept ? (
        <span className={styles.kept}>
          <DownloadIcon size="sm" />
          {offlineTexts.isKept}
        </span>
      ) : null}
    </>
  );
}
