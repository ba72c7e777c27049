import { loginPath } from '@pegboard/routes';
import { sendRequest } from '@pegboard/resource-client';
import { SAVE_TOAST_MS } from '@pegboard/types';
import { Avatar, Button, CloseIcon, IconButton } from '@pegboard/ui';
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { resourcePorts } from '../../data/call-resource.ts';
import { InviteCodeDocument } from '../../data/generated/graphql.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { inviteTexts as enUsInvites } from '../../messages/en-us-invites.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { hasSenderHeader, inviteNote, type InviteReader, type SharedInvite } from './invite-note.ts';
import { lookUpInvite } from './look-up-invite.ts';
import styles from './shared-pin.module.css';

/** Codes whose note was shown in this page load: it is not shown again for the pin. */
const noted = new Set<string>();

/**
 * Looks up who shared the pin of the page, names them over its image, and shows the viewer a popover or toast
 * (IV-02).
 */
export default function SharedPin(props: {
  readonly code: string;
  readonly onFound: () => void;
  /** Called if the code is unknown, or could not be looked up. */
  readonly onNothing: () => void;
}): ReactNode {
  const texts = useTexts('invites', enUsInvites);
  const { code } = props;
  const answers = useQueryCache();
  const toasts = use(ToastContext);
  const { device, isBot } = usePageInfo();
  const reader: InviteReader = { viewerId: useViewer()?.entityId, device, isBot };
  const [invite, setInvite] = useState<SharedInvite>();
  const [hasPopover, setPopover] = useState(false);

  const found = useEffectEvent((answer: SharedInvite | undefined) => {
    if (!answer) return props.onNothing();
    setInvite(answer);
    props.onFound();
    const note = noted.has(code) ? undefined : inviteNote(answer, reader);
    noted.add(code);
    if (note === 'popover') setPopover(true);
    if (note === 'toast')
      toasts?.show({
        id: 'shared-pin',
        text: texts.shared(answer.firstName),
        media: <Avatar name={answer.firstName} src={answer.imageUrl} size={32} decorative />,
        durationMs: SAVE_TOAST_MS,
      });
  });
  useEffect(() => {
    let isCurrent = true;
    const ports = {
      ask: (inviteCode: string) => answers.ask(InviteCodeDocument, { inviteCode }),
      call: (inviteCode: string) =>
        sendRequest(resourcePorts({}), {
          name: 'InviteCodeMetadata',
          action: 'get',
          options: { invite_code: inviteCode },
        }),
    };
    void lookUpInvite(ports, code).then((answer) => isCurrent && found(answer));
    return () => {
      isCurrent = false;
    };
  }, [answers, code]);

  const closeup = useCloseup();
  if (!invite || !closeup) return null;
  return createPortal(
    <>
      {hasSenderHeader(invite, reader) ? <SenderHeader invite={invite} /> : null}
      {hasPopover ? <SenderPopover invite={invite} onClose={() => setPopover(false)} /> : null}
    </>,
    closeup,
  );
}

/**
 * Returns the close-up's panes on the page, over whose image the header is rendered without shifting the
 * layout.
 */
function useCloseup(): Element | null {
  // Queried again after each navigation.
  return useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector('[data-closeup] > div'),
    () => null,
  );
}

/** Renders the name and image of the sharer, over the image of the pin. */
function SenderHeader({ invite: { firstName, imageUrl } }: { readonly invite: SharedInvite }): ReactNode {
  const texts = useTexts('invites', enUsInvites);
  return (
    <p className={styles.header} data-shared-by="">
      <Avatar name={firstName} src={imageUrl} size={32} decorative />
      <span>{texts.sharedBy(firstName)}</span>
    </p>
  );
}

/** Renders the popover for a visitor on a desktop with the sender of the pin and the available actions. */
function SenderPopover(props: { readonly invite: SharedInvite; readonly onClose: () => void }): ReactNode {
  const texts = useTexts('invites', enUsInvites);
  const { firstName, imageUrl } = props.invite;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The close-up stays open.
    event.preventDefault();
    props.onClose();
  });
  // A layout effect: the listener must exist as soon as the popover is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  const next = loginPath({ next: pathname + search, for: 'continue' }).replace('/login/', '/signup/');
  return (
    <section className={styles.popover} aria-labelledby={id} data-shared-popover="">
      <Avatar name={firstName} src={imageUrl} size={48} decorative />
      <div>
        <div role="status">
          <h2 id={id}>{texts.shared(firstName)}</h2>
        </div>
        <p>{texts.popoverHint(firstName)}</p>
        <Button variant="primary" size="sm" onClick={() => void navigate(next)}>
          {texts.signUp}
        </Button>
      </div>
      <IconButton
        label={texts.close}
        icon={<CloseIcon />}
        size="sm"
        variant="ghost"
        onClick={props.onClose}
      />
    </section>
  );
}
