import { getDownload, EmbedDialog, ShareDialog, type SharePorts } from '@pegboard/closeup/share';
import { loginPath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { inviteLink, INVITE_CHANNELS } from '../invites/invite-link.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { sendMessage } from './send-message.ts';
import { shareContacts } from './share-contacts.ts';

/** Renders the dialogs that share a pin; loaded on request. */
export default function PinSharing(props: {
  readonly pin: Pin;
  readonly dialog: 'share' | 'embed';
  /** The pin's absolute address. */
  readonly address: string;
  readonly onCopyLink: () => void;
  readonly onCopyCode: (code: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const shareMessages = useTexts('shareMessages');
  const messages = useTexts('site', enUs);
  const { pin, dialog, address, onCopyLink, onClose } = props;
  const viewer = useViewer();
  const { publicUrl } = usePageInfo();
  const navigate = useNavigate();
  const toasts = use(ToastContext);
  const copyInvite = async (): Promise<void> => {
    try {
      // The clipboard receives a promise, so that the user activation is still valid when the link is
      // created.
      const link = inviteLink(address, INVITE_CHANNELS.copiedLink);
      const text = link.then((made) => new Blob([made], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      toasts?.show({ text: messages.pin.linkCopied });
    } catch {
      toasts?.show({ kind: 'error', text: messages.errors.failed });
    }
  };
  const [ports] = useState((): SharePorts => ({
    contacts: shareContacts,
    send: (contact) => sendMessage(contact, { pin_id: pin.id }),
    copyLink: viewer ? () => void copyInvite() : onCopyLink,
    linkNamesSender: viewer !== null,
    native:
      typeof navigator.share === 'function'
        ? () => void navigator.share({ title: pin.title ?? '', url: address }).catch(() => undefined)
        : undefined,
    logIn: () => void navigate(loginPath({ next: pin.seoUrl ?? '/', for: 'send' })),
  }));
  if (dialog === 'share')
    return (
      <ShareDialog
        viewer={viewer ? 'signed-in' : 'signed-out'}
        ports={ports}
        onClose={onClose}
        messages={shareMessages}
      />
    );
  return (
    <EmbedDialog
      href={`${publicUrl}/pin/${pin.id}/embed/`}
      title={pin.title ?? messages.pin.untitled}
      picture={pin.images?.['736x'] ?? pin.images?.['474x'] ?? undefined}
      onCopy={props.onCopyCode}
      onClose={onClose}
      messages={shareMessages}
    />
  );
}

/** Downloads the image of a pin. */
export function downloadPin(pin: Pin): void {
  const file = getDownload(pin);
  if (!file) return;
  const link = Object.assign(document.createElement('a'), { href: file.url, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
}
