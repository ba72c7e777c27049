import { communityGuidelinesPath, pinPath } from '@pegboard/routes';
import { Button, buttonAttributes, LinkButton } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { Link } from '../../features/links/link.tsx';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { outboundMessages as enUsLeave } from '../../messages/en-us-offsite.ts';
import { usePageInfo, type OutboundNotice } from '../../data/page-info.ts';
import styles from './offsite.module.css';

const BROKEN: OutboundNotice = { kind: 'invalid' };

/**
 * Renders `/offsite/` and `/pin_redirect/` when the link does not open automatically (OB-05): its
 * destination, and links to continue, go back and report. An address without a valid signature is shown as a
 * broken link.
 */
export function Component(): ReactNode {
  const texts = useTexts('leave', enUsLeave);
  const messages = useTexts('site', enUs);
  const { leaving: notice = BROKEN } = usePageInfo();
  const title = texts.title[notice.kind];
  return (
    <article className={styles.page} data-leave={notice.kind}>
      <title>{messages.title(title)}</title>
      <meta name="robots" content="noindex" />
      {notice.pictureUrl === undefined ? null : (
        <img className={styles.picture} src={notice.pictureUrl} alt="" width={236} height={236} />
      )}
      <h1>{title}</h1>
      <Destination notice={notice} />
      <Ways notice={notice} />
      {notice.pinId !== undefined && notice.kind !== 'interstitial' ? <Report pinId={notice.pinId} /> : null}
    </article>
  );
}

/** Renders the destination of the link, and its problem. */
function Destination({ notice }: { readonly notice: OutboundNotice }): ReactNode {
  const texts = useTexts('leave', enUsLeave);
  const { kind, domain, address, message } = notice;
  return (
    <>
      {kind === 'blocked' ? <p className={styles.label}>{texts.blocked}</p> : null}
      {kind === 'invalid' ? <p>{texts.invalid}</p> : null}
      {message === undefined ? null : <p dir="auto">{message}</p>}
      {domain === undefined ? null : (
        <p>
          <bdi>{texts.leads(domain)}</bdi>
        </p>
      )}
      {address === undefined ? null : (
        <p className={styles.address} dir="ltr">
          {address}
        </p>
      )}
      {kind === 'unsigned' || kind === 'expired' ? <p>{texts.careful}</p> : null}
      {kind === 'blocked' ? (
        <Link to={communityGuidelinesPath} className={styles.guidelines}>
          {texts.guidelines}
        </Link>
      ) : null}
    </>
  );
}

/**
 * Renders the links to continue and go back. For a visitor at the interstitial, also the link to save the
 * pin.
 */
function Ways({ notice }: { readonly notice: OutboundNotice }): ReactNode {
  const texts = useTexts('leave', enUsLeave);
  const { kind, onward, domain = '', pinId } = notice;
  const viewer = useViewer();
  const back = pinId === undefined ? '/' : pinPath({ id: pinId });
  const isInvited = kind === 'interstitial' && !viewer;
  return (
    <>
      {isInvited ? <p>{texts.signUpHint}</p> : null}
      <div className={styles.ways}>
        {onward === undefined ? null : (
          <LinkButton
            href={onward}
            rel="nofollow noopener noreferrer"
            variant={kind === 'interstitial' ? 'primary' : 'secondary'}
            className={styles.way}
          >
            {texts.onward(domain)}
          </LinkButton>
        )}
        {isInvited ? (
          <Link to={`/signup/?${new URLSearchParams({ next: back })}`} {...buttonAttributes()}>
            {texts.signUp}
          </Link>
        ) : null}
        <Link
          to={back}
          {...buttonAttributes({
            variant: kind === 'interstitial' ? 'ghost' : onward ? 'secondary' : 'primary',
          })}
        >
          {pinId === undefined ? texts.home : texts.back}
        </Link>
      </div>
    </>
  );
}

type Reporting = { readonly kind: 'none' } | { readonly kind: 'sent' | 'failed'; readonly text: string };

/** Renders the button that reports the pin with the link as spam, for members. */
function Report({ pinId }: { readonly pinId: string }): ReactNode {
  const texts = useTexts('leave', enUsLeave);
  const viewer = useViewer();
  const [reporting, setReporting] = useState<Reporting>({ kind: 'none' });
  if (!viewer) return null;
  const report = async (): Promise<void> => {
    try {
      const { callResource } = await import('../../data/call-resource.ts');
      const options = { object_type: 'pin', object_id: pinId, reason: 'spam' };
      await callResource({ name: 'Report', action: 'create', options });
      setReporting({ kind: 'sent', text: texts.reported });
    } catch (error) {
      // The server's message says why it rejects the report, as for an own pin.
      const text = error instanceof Error && error.name === 'ResourceError' ? error.message : '';
      setReporting({ kind: 'failed', text: text || texts.reportFailed });
    }
  };
  return (
    <>
      {reporting.kind === 'sent' ? null : (
        <Button variant="ghost" size="sm" onClick={() => void report()}>
          {texts.report}
        </Button>
      )}
      <output className={styles.result}>{reporting.kind === 'none' ? null : reporting.text}</output>
    </>
  );
}
