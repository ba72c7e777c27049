import { BlockDialog, ReportDialog } from '@pegboard/feedback/dialogs';
import type { ReportReason } from '@pegboard/types';
import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { callSite } from './feedback-api.ts';
import { useCloseOnNavigation } from '../dialogs/use-close-on-navigation.ts';
import { toBlockSubject } from './block-subject.ts';
import type { FeedbackDialog, MemberFeedback, ReportSubject } from './feedback-context.ts';
import { useTexts } from '../../messages/language.ts';

const PinFactsDialog = lazy(() => import('./pin-facts-dialog.tsx'));

/** Renders the open dialog: a report, a block or the facts of a pin; closed on navigation. */
export default function FeedbackDialogs(props: {
  readonly dialog: FeedbackDialog;
  readonly feedback: MemberFeedback;
}): ReactNode {
  const blockMessages = useTexts('blockMessages');
  const reportMessages = useTexts('reportMessages');
  const { dialog, feedback } = props;
  const { pathname } = useLocation();
  const close = (): void => feedback.open(null);
  useCloseOnNavigation(close);
  if (dialog.kind === 'block') {
    const { person, source } = dialog.subject;
    return (
      <BlockDialog
        name={person.name}
        onClose={close}
        onBlock={() => feedback.setRelationship(toBlockSubject(person), true, { known: false, source })}
        messages={blockMessages}
      />
    );
  }
  if (dialog.kind === 'about')
    return (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <PinFactsDialog subject={dialog.subject} feedback={feedback} onClose={close} />
        </Suspense>
      </ErrorBoundary>
    );
  const { subject } = dialog;
  return (
    <ReportDialog
      kind={subject.kind}
      hasThanks={!saysThanksItself(subject, pathname)}
      onClose={close}
      onReport={async (report) => {
        const result = await callSite(reportCall(subject, report));
        if (result.ok && subject.kind === 'pin') feedback.reported(subject.id);
        return result;
      }}
      messages={reportMessages}
    />
  );
}

/** Returns whether the pin's card shows the confirmation; the pin of the page itself does not. */
function saysThanksItself({ kind, id }: ReportSubject, pathname: string): boolean {
  return kind === 'pin' && !pathname.replace(/\/$/, '').endsWith(id);
}

function reportCall(
  { kind, id }: ReportSubject,
  { reason, detail }: { readonly reason: ReportReason; readonly detail: string },
) {
  return {
    kind: 'resource',
    name: 'Report',
    action: 'create',
    options: { object_type: kind, object_id: id, reason, ...(detail === '' ? {} : { detail }) },
  } as const;
}
