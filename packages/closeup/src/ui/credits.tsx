import { firstText, formatCount, isAd, isSafeLink, sanitizeImageUrl, type Pinner } from '@pegboard/types';
import { Avatar } from '@pegboard/ui';
import { Fragment, Suspense, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import type { CloseupMessages } from '../messages.ts';
import { closeupCredit, getPersonName, type CloseupCredit } from '../model/credit.ts';
import { countOf } from '../model/wire-values.ts';
import styles from './closeup-details.module.css';
import { richModules } from './lazy-modules.ts';

const Nothing = (): ReactNode => null;
const Medium = richModules.component('Medium', Nothing);
const Verified = richModules.component('Verified', Nothing);

/** Renders the creator or sponsor of a pin with a link to the profile (CU-04). */
export function CreatorLine(props: {
  readonly profileHref: (username: string) => string;
  /** Rendered below the line that names the sponsor. */
  readonly adInfo: ReactNode;
  readonly follow: ((person: Pinner) => ReactNode) | undefined;
}): ReactNode {
  const { pin, messages } = useCloseup();
  const credit = closeupCredit(pin);
  if (!credit) return null;
  const { person } = credit;
  const name = getPersonName(person);
  const username = firstText(person.username);
  // Untyped callers leave it out.
  const profileHref = props.profileHref as typeof props.profileHref | undefined;
  const paid = paidText(credit.paid, name, messages);
  return (
    <div className={styles.creator} data-part="creator">
      <Avatar
        name={name}
        src={sanitizeImageUrl(person.imageMediumUrl ?? person.imageSmallUrl)}
        size={48}
        decorative
      />
      <div>
        <span className={styles.name}>
          {username && profileHref ? <a href={profileHref(username)}>{name}</a> : <b>{name}</b>}
          <Suspense>{person.isVerifiedMerchant ? <Verified /> : null}</Suspense>
        </span>
        {paid === undefined ? null : <small className={styles.muted}>{paid}</small>}
        {isAd(pin) ? props.adInfo : null}
      </div>
      {props.follow ? (
        <span className={styles.follow} data-part="follow">
          {props.follow(person)}
        </span>
      ) : null}
    </div>
  );
}

function paidText(paid: CloseupCredit['paid'], name: string, messages: CloseupMessages): string | undefined {
  if (!paid) return undefined;
  if (paid.kind === 'promoted') return messages.promotedBy(name);
  return paid.sponsor ? messages.sponsoredBy(getPersonName(paid.sponsor)) : messages.sponsored;
}

/** Renders the AI label, the pinner and board, and the numbers of saves and comments. */
export function Facts(props: {
  readonly tellsComments: boolean;
  /** Rendered next to the AI label. */
  readonly aiInfo: ReactNode;
}): ReactNode {
  const { tellsComments, aiInfo } = props;
  const { pin, locale, messages } = useCloseup();
  const compact = (count: number): string => formatCount(count, locale, 'compact');
  const { board } = pin;
  const saveCount = countOf(pin.saveCount);
  const commentCount = countOf(pin.commentCount);
  const boardName = firstText(board?.name);
  const counts = [
    saveCount ? messages.saves(saveCount, compact(saveCount)) : undefined,
    tellsComments && commentCount ? messages.comments(commentCount, compact(commentCount)) : undefined,
  ].filter((text) => typeof text === 'string');
  const pinner = pin.pinner ? getPersonName(pin.pinner) : '';
  return (
    <footer className={styles.facts} data-part="facts">
      <Suspense>{pin.digitalMediaSourceType == null ? null : <Medium aiInfo={aiInfo} />}</Suspense>
      {boardName && board?.url && isSafeLink(board.url) ? (
        <p>
          <a href={board.url}>
            <bdi>{messages.savedTo(boardName)}</bdi>
          </a>{' '}
          {pinner ? <bdi>{messages.byPinner(pinner)}</bdi> : null}
        </p>
      ) : null}
      {counts.length === 0 ? null : (
        <p>
          {counts.map((text, index) => (
            <Fragment key={text}>
              {index === 0 ? null : ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </footer>
  );
}
