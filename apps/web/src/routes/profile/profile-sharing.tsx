import { ShareDialog, shareMessages, type SharePorts } from '@pegboard/closeup/share';
import { loginPath, profilePath } from '@pegboard/routes';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { shareContacts } from '../../compose/share-contacts.ts';
import { ToastContext } from '../../compose/toasts.ts';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { useViewer } from '../../data/viewer.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { spokenTexts } from '../../messages/spoken.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { usePageInfo } from '../../page-info.ts';

/** The dialog that shares a profile: by its link, by another app, or to people; visitors log in to send it. */
export default function ProfileSharing(props: {
  readonly person: { readonly username: string; readonly name: string };
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const messages = useTexts('site', enUs);
  const { person, onClose } = props;
  const viewer = useViewer();
  const toasts = use(ToastContext);
  const navigate = useNavigate();
  const { publicUrl } = usePageInfo();
  const path = profilePath(person.username);
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
    send: ({ id }) => send(id, address),
    copyLink: () => void copyLink(),
    native:
      typeof navigator.share === 'function'
        ? () => void navigator.share({ title: person.name, url: address }).catch(() => undefined)
        : undefined,
    logIn() {
      onClose();
      void navigate(loginPath({ next: path, for: 'share-profile' }));
    },
  }));
  return (
    <ShareDialog
      viewer={viewer ? 'signed-in' : 'signed-out'}
      ports={ports}
      onClose={onClose}
      messages={{
        ...useTexts('shareMessages', shareMessages),
        title: texts.shareTitle(person.name),
        logIn: texts.shareLogIn,
        nobody: texts.sharedNobody,
      }}
    />
  );
}

async function send(userId: string, text: string): Promise<{ readonly problem: string | undefined }> {
  try {
    await callResource({
      name: 'Conversations',
      action: 'create',
      options: { user_ids: [userId], text },
      idempotencyKey: crypto.randomUUID(),
    });
    return { problem: undefined };
  } catch (error) {
    if (error instanceof ResourceError)
      return { problem: error.failure.message || spokenTexts('site', enUs).errors.failed };
    throw error;
  }
}
