import { ShareDialog, shareMessages, type SharePorts } from '@pegboard/closeup/share';
import { loginPath, type LoginReason } from '@pegboard/routes';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { sendMessage } from './send-message.ts';
import { shareContacts } from './share-contacts.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { useViewer } from '../../data/viewer.ts';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { usePageInfo } from '../../data/page-info.ts';
import type { SharedPage } from './shared-page.ts';

const LOGIN_REASON = { profile: 'share-profile', board: 'continue' } as const satisfies Readonly<
  Record<SharedPage['kind'], LoginReason>
>;

/**
 * Renders the dialog that shares a page: by its link, by another app, or with members; visitors log in to
 * send it.
 */
export default function PageSharing(props: {
  readonly page: SharedPage;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const messages = useTexts('site', enUs);
  const { page, onClose } = props;
  const { path, name } = page;
  const sharingTexts = useSharingTexts(page);
  const viewer = useViewer();
  const toasts = use(ToastContext);
  const navigate = useNavigate();
  const { publicUrl } = usePageInfo();
  const address = publicUrl + path;
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toasts?.show({ text: texts.linkCopied });
    } catch {
      toasts?.show({ kind: 'error', text: messages.errors.failed });
    }
  };
  const [ports] = useState((): SharePorts => ({
    contacts: shareContacts,
    send: (contact) => sendMessage(contact, { text: address }),
    copyLink: () => void copyLink(),
    native:
      typeof navigator.share === 'function'
        ? () => void navigator.share({ title: name, url: address }).catch(() => undefined)
        : undefined,
    logIn() {
      onClose();
      void navigate(loginPath({ next: path, for: LOGIN_REASON[page.kind] }));
    },
  }));
  return (
    <ShareDialog
      viewer={viewer ? 'signed-in' : 'signed-out'}
      ports={ports}
      onClose={onClose}
      messages={{
        ...useTexts('shareMessages', shareMessages),
        ...sharingTexts,
      }}
    />
  );
}

function useSharingTexts({
  kind,
  name,
}: SharedPage): Pick<typeof shareMessages, 'title' | 'logIn' | 'nobody'> {
  const profile = useTexts('profile', enUsProfile);
  const { sharing } = useTexts('boardPage', enUsBoardPage);
  if (kind === 'board') return { ...sharing, title: sharing.title(name) };
  return { title: profile.shareTitle(name), logIn: profile.shareLogIn, nobody: profile.sharedNobody };
}
