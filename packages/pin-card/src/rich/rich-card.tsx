'use client';

import { MediaBadge } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { cardBadges } from '../model/card-badges.ts';
import { cardChips } from '../model/card-chips.ts';
import { cardKind } from '../model/card-kind.ts';
import { cardNotice } from '../model/card-notice.ts';
import { cardParts } from '../model/card-parts.ts';
import { showsFooter } from '../model/footer-experience.ts';
import { cardTarget } from '../model/card-target.ts';
import { articleSite } from '../model/needs-rich.ts';
import { partnershipOf } from '../model/partnership.ts';
import { sharedByName } from '../model/shared-by.ts';
import { sourceChip } from '../model/source-chip.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import { PersonLine } from '../ui/card-footer.tsx';
import { WholeCard, type CardExtras } from '../ui/whole-card.tsx';
import { AfterMount } from './after-mount.tsx';
import { CardNotice } from './card-notice.tsx';
import { ChipRow } from './chip-row.tsx';
import { DestinationChip } from './destination-chip.tsx';
import { pinCardMessages } from '../messages.ts';
import { richCardMessages } from './messages.ts';
import { MediumBadge } from './medium-badge.tsx';
import { PriceLine } from './price-line.tsx';
import { ReactionRow } from './reaction-row.tsx';
import badgeStyles from './medium-badge.module.css';
import styles from './rich-card.module.css';

/** The card of a pin that is more than a still picture or a GIF with its texts. */
export default function RichCard(props: PinCardProps): ReactNode {
  const { pin } = props;
  const messages = { ...richCardMessages, ...props.messages };
  const notice = cardNotice(pin);
  if (notice)
    return <CardNotice pin={pin} notice={notice} size={props.noticeSize ?? 'full'} messages={messages} />;
  return <DressedCard {...props} />;
}

function DressedCard(props: PinCardProps): ReactNode {
  const { pin, video, sharedBy, locale } = props;
  const messages = { ...richCardMessages, ...props.messages };
  const parts = cardParts(pin, props);
  const { medium, duration, isAiModified } = cardBadges(pin);
  const chips = cardChips(pin, props.isCollectionOn);
  const source = sourceChip(pin);
  const target = cardTarget(pin, props.href);
  const partnership = partnershipOf(pin);
  const [isPlaying, setPlaying] = useState(false);
  const extras: CardExtras = {
    video:
      video && medium === 'video'
        ? (isWanted) => (
            <div className={styles.video} data-card-video="">
              <AfterMount>{() => video({ pin, isWanted, onPlayingChange: setPlaying })}</AfterMount>
            </div>
          )
        : undefined,
    medium:
      medium && medium !== 'gif' && !isPlaying ? (
        <MediumBadge medium={medium} duration={duration} messages={messages} />
      ) : null,
    label: isAiModified ? (
      <MediaBadge icon={<span className={badgeStyles.sparkle} />}>{messages.aiModified}</MediaBadge>
    ) : null,
    belowPicture: chips ? <ChipRow chips={chips} /> : null,
    controls: source && target.way === 'destination' ? <DestinationChip host={source.host} /> : null,
    price: parts.price ? (
      <PriceLine price={parts.price} messages={props.messages ?? pinCardMessages} />
    ) : null,
    fact:
      parts.reactions > 0 ? (
        <ReactionRow
          key="reactions"
          counts={pin.reactionCounts}
          total={parts.reactions}
          locale={locale}
          messages={messages}
        />
      ) : parts.hasSite ? (
        <bdi key="site">{articleSite(pin)}</bdi>
      ) : null,
    line:
      sharedBy && parts.isShared ? (
        <PersonLine person={sharedBy} text={messages.sharedBy(sharedByName(sharedBy))} />
      ) : null,
    credit: partnership && messages.partnership(partnership.advertiser, partnership.partner),
    footer:
      props.footer !== undefined && showsFooter(props.viewer, props.experience) ? (
        <div className={styles.footer}>{props.footer}</div>
      ) : null,
    target,
    link: target.way === 'destination' ? { target: '_blank', rel: 'noopener nofollow ugc' } : undefined,
    attributes: {
      'data-kind': cardKind(pin),
      'data-playing': isPlaying ? '' : undefined,
    },
  };
  return <WholeCard {...props} extras={extras} />;
}
