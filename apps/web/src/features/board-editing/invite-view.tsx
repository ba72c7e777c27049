import { loginPath, profilePath } from '@pegboard/routes';
import { Avatar, Button, buttonAttributes, EmptyState, LockIcon } from '@pegboard/ui';
import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Link } from '../links/link.tsx';
import { ToastContext } from '../toasts/toasts.ts';
import { callResource } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import type { BoardInviteQuery } from '../../data/generated/graphql.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { restorePerson } from './people-api.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useSubmit } from '../forms/use-submit.ts';
import styles from './invite-view.module.css';

/** A pending invite to a board. */
export type PendingInvite = Extract<BoardInviteQuery['result'], { __typename: 'BoardInviteData' }>['data'];

/**
 * Renders an invitation to a board: its sender, the board's name, the permissions, and the two answers
 * (IV-03).
 */
export function InviteView(props: {
  readonly invite: PendingInvite;
  /** The code, for an invite by link. */
  readonly code: string | undefined;
  /** The address to return to after logging in. */
  readonly here: string;
  /** True if it is rendered above the board, which has its own title. */
  readonly isAbove?: boolean;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).invite;
  const messages = useTexts('site', enUs);
  const { invite, code, here, isAbove = false } = props;
  const viewer = useViewer();
  const logIn = loginPath({ next: here, for: 'board-invite' });
  const inviter = invite.inviter.fullName || invite.inviter.username;
  const rights = texts.rights(invite.rights.includes('edit'), invite.rights.includes('invite'));
  return (
    <section className={styles.page} data-board-invite="" data-above={isAbove || undefined}>
      {isAbove ? null : (
        <>
          <title>{messages.title(texts.invited(inviter))}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Avatar name={inviter} src={invite.inviter.imageSmallUrl} size={64} decorative />
      {isAbove ? <h2>{texts.invited(inviter)}</h2> : <h1>{texts.invited(inviter)}</h1>}
      <p className={styles.board}>
        {invite.boardPrivacy === 'secret' ? <LockIcon size="sm" /> : null}
        {texts.board(invite.boardName)}
      </p>
      <p className={styles.hint}>
        {rights} {invite.boardPrivacy === 'secret' ? texts.secret : null}
      </p>
      {viewer ? (
        <Answers
          invite={invite}
          code={code}
          viewerId={viewer.entityId}
          isSeamless={/[?&]seamless=true(?:&|$)/.test(here)}
        />
      ) : (
        <p className={styles.acts}>
          <a href={logIn} {...buttonAttributes({ variant: 'primary' })}>
            {texts.logIn}
          </a>
          <a
            href={logIn.replace('/login/', '/signup/')}

            {...buttonAttributes({ variant: 'secondary' })}
          >
            {texts.signUp}
          </a>
        </p>
      )}
    </section>
  );
}

function Answers(props: {
  readonly invite: PendingInvite;
  readonly code: string | undefined;
  readonly viewerId: string;
  readonly isSeamless: boolean;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).invite;
  const { invite, code, viewerId, isSeamless } = props;
  const navigate = useNavigate();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const { show } = useBoardActions();
  const { isBusy, message, submit } = useSubmit();
  const accept = (): void =>
    void submit(async () => {
      const options = code === undefined ? { board_id: invite.boardId } : { invite_code: code };
      const joined = await callResource({ name: 'BoardInvite', action: 'update', options });
      const { name, url } = z.object({ name: z.string(), url: z.string() }).parse(joined);
      freshness?.mark();
      toasts?.show({ text: texts.joined(name) });
      await navigate(url, { replace: true });
    });
  const decline = (): void =>
    void submit(async () => {
      const options = { board_id: invite.boardId, invited_user_id: viewerId };
      if (code === undefined) await callResource({ name: 'BoardInvite', action: 'delete', options });
      const askAgain = async (): Promise<void> => {
        await restorePerson(invite.boardId, viewerId);
        await show(invite.boardUrl, texts.askedAgain);
      };
      // An invite link is not declined: it works until it expires.
      await show(
        profilePath(invite.inviter.username),
        texts.declined,
        code === undefined ? askAgain : undefined,
      );
    });
  const acceptWanted = useEffectEvent(() => {
    if (isSeamless && cameFromLogIn()) accept();
  });
  // Once, when the visitor returns from the login that this page requested.
  useEffect(() => acceptWanted(), []);
  return (
    <>
      <div className={styles.acts}>
        <Button onClick={decline} disabled={isBusy}>
          {texts.decline}
        </Button>
        <Button variant="primary" onClick={accept} loading={isBusy}>
          {texts.accept}
        </Button>
      </div>
      <output className={styles.problem}>{message}</output>
    </>
  );
}

/** Renders an invitation that expired or never existed. */
export function InviteExpired(): ReactNode {
  const texts = useTexts('boards', enUsBoards).invite;
  return (
    <EmptyState title={texts.gone}>
      <p>{texts.goneHint}</p>
      <Link to="/">{texts.home}</Link>
    </EmptyState>
  );
}

/**
 * Returns whether the page was opened by the site's own login or sign-up. An address on another site must not
 * accept an invitation in a member's name.
 */
function cameFromLogIn(): boolean {
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin && /^\/(?:login|signup)\/$/.test(from.pathname);
}
