import { CloseupActions, type CloseupAction } from '@pegboard/closeup';
import { loginPath, pinEditPath, pinFeedbackPath, pinNumbersPath, pinSentPath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import type { PinFeedbackActions } from '../feedback/use-pin-feedback.ts';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { ToastContext } from '../toasts/toasts.ts';

const loadSharing = () => import('../sharing/pin-sharing.tsx');
const Sharing = lazy(loadSharing);

/** Renders the actions on a close-up's pin in addition to saving: sharing and the overflow menu (CU-12). */
export function PinActions(props: {
  readonly pin: Pin;
  /** Hides and reports the pin and blocks its creator, where allowed. */
  readonly feedback?: PinFeedbackActions | undefined;
  /** True if the viewer hid or reported it before. */
  readonly hasSaid: boolean;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const { pin, feedback, hasSaid } = props;
  const { publicUrl } = usePageInfo();
  const viewer = useViewer();
  const toasts = use(ToastContext);
  const seen = use(SeenPinsContext);
  const navigate = useNavigate();
  const isCreator = viewer != null && pin.nativeCreator?.entityId === viewer.user.entityId;
  const [dialog, setDialog] = useState<'share' | 'embed'>();
  const offered = useMemo(
    () =>
      new Set<CloseupAction>([
        ...(['download', 'copy-link', 'embed', 'edit'] as const),
        ...(viewer ? (['sent'] as const) : []),
        ...(isCreator ? (['numbers'] as const) : []),
        ...actionsOf(feedback),
        ...(hasSaid ? (['said'] as const) : []),
      ]),
    [viewer, isCreator, feedback, hasSaid],
  );
  const address = publicUrl + (pin.seoUrl ?? `/pin/${pin.id}/`);
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts?.show({ text: done });
    } catch {
      toasts?.show({ kind: 'error', text: messages.errors.failed });
    }
  };
  const copyLink = (): void => void copy(address, messages.pin.linkCopied);
  const act: Readonly<Record<CloseupAction, () => void>> = {
    download: () => void loadSharing().then(({ downloadPin }) => downloadPin(pin)),
    'copy-link': copyLink,
    embed: () => setDialog('embed'),
    edit: () => void navigate(pinEditPath(pin.id)),
    numbers: () => void navigate(pinNumbersPath(pin.id)),
    hide: () => feedback?.hide(),
    report: () => feedback?.report(),
    block: () => feedback?.block?.(),
    sent: () => void navigate(pinSentPath(pin.id)),
    said: () => void navigate(pinFeedbackPath(pin.id)),
  };
  const share = (): void => {
    seen?.onShareTapped(pin);
    // Phones use their own share sheet, which has the contacts and apps of its owner.
    if (isTouched() && typeof navigator.share === 'function')
      navigator.share({ title: pin.title ?? '', url: address }).catch(() => undefined);
    else setDialog('share');
  };
  return (
    <>
      <CloseupActions
        offered={offered}
        onAction={(action) => act[action]()}
        onShare={share}
        onLoginNeeded={() => void navigate(loginPath({ next: pin.seoUrl ?? '/', for: 'continue' }))}
      />
      {dialog ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Sharing
              pin={pin}
              dialog={dialog}
              address={address}
              onCopyLink={copyLink}
              onCopyCode={(code) => void copy(code, messages.pin.codeCopied)}
              onClose={() => setDialog(undefined)}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}

const actionsOf = (feedback: PinFeedbackActions | undefined): readonly CloseupAction[] =>
  (['hide', 'report', 'block'] as const).filter((action) => feedback?.[action]);

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
