import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { FeedbackContext, type MemberFeedback } from './feedback-context.ts';
import { memberFeedback } from './member-feedback.ts';

const Dialogs = lazy(() => import('./feedback-dialogs.tsx'));

/** Provides a member's feedback on pins, boards and people, and shows its dialogs on request. */
export function MemberFeedbackProvider(props: {
  readonly viewerId: string;
  readonly children: ReactNode;
}): ReactNode {
  const answers = useQueryCache();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const seen = use(SeenPinsContext);
  if (!toasts || !freshness)
    throw new Error('Feedback was rendered outside AppStores. Render it below <AppStores>.');
  const [feedback] = useState(() =>
    memberFeedback(props.viewerId, {
      answers,
      toasts,
      onChange: freshness.mark,
      logBlock: (isBlocked) => seen?.onBlock(isBlocked),
    }),
  );
  return (
    <FeedbackContext value={feedback}>
      {props.children}
      <OpenDialog feedback={feedback} />
    </FeedbackContext>
  );
}

function OpenDialog({ feedback }: { readonly feedback: MemberFeedback }): ReactNode {
  const dialog = useSyncExternalStore(feedback.subscribe, feedback.dialog, () => null);
  return dialog ? (
    <ErrorBoundary onError={() => feedback.open(null)}>
      <Suspense>
        <Dialogs dialog={dialog} feedback={feedback} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
