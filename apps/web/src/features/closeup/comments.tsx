import { Comments } from '@pegboard/closeup/comments';
import { loginPath, profilePath } from '@pegboard/routes';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import {
  addComment,
  editComment,
  likeComment,
  readComments,
  readReplies,
  removeComment,
} from './comment-api.ts';
import { FeedbackContext } from '../feedback/feedback-context.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

/**
 * Renders the comments on a pin, read by GraphQL and written by their resources; loaded when they are near
 * the viewport.
 */
export default function AppComments(props: {
  readonly pinId: string;
  readonly path: string;
  readonly count: number;
  readonly isAllowed: boolean;
  readonly autoFocus: boolean;
}): ReactNode {
  const commentsMessages = useTexts('commentsMessages');
  const locale = useLocale();
  const { pinId, path, count, isAllowed, autoFocus } = props;
  const viewer = useViewer();
  const answers = useQueryCache();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const navigate = useNavigate();
  const feedback = use(FeedbackContext);
  const changed = async <T extends { readonly ok: boolean }>(result: Promise<T>): Promise<T> => {
    if ((await result).ok) freshness?.mark();
    return result;
  };
  const [ports] = useState(() => ({
    read: (params: Parameters<typeof readComments>[1]) => readComments(answers, params),
    readReplies: (commentId: string) => readReplies(answers, commentId),
    add: (comment: Parameters<typeof addComment>[0]) => changed(addComment(comment)),
    edit: editComment,
    remove: (commentId: string) => changed(removeComment(commentId)),
    like: likeComment,
    onError: (text: string) => void toasts?.show({ id: 'comment', kind: 'error', text }),
    onLoginNeeded: () => void navigate(loginPath({ next: `${path}#comments`, for: 'continue' })),
    onReport: feedback
      ? ({ id }: { readonly id: string }) =>
          feedback.open({ kind: 'report', subject: { kind: 'comment', id } })
      : undefined,
    newKey: () => crypto.randomUUID(),
    now: () => new Date(),
  }));
  const user = viewer?.user;
  return (
    <Comments
      pinId={pinId}
      count={count}
      isAllowed={isAllowed}
      viewer={
        user
          ? {
              id: user.entityId,
              name: user.fullName || user.username,
              username: user.username,
              imageUrl: user.imageSmallUrl ?? undefined,
            }
          : null
      }
      ports={ports}
      profileHref={profilePath}
      autoFocus={autoFocus}
      locale={locale}
      messages={commentsMessages}
    />
  );
}
