'use client';

import { MediaBadge } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { cardBadges } from '../model/card-badges.ts';
import { cardChips } from '../model/card-chips.ts';
import { cardKind, hasSlides } from '../model/card-kind.ts';
import { cardNotice } from '../model/card-notice.ts';
import { cardParts } from '../model/card-parts.ts';
import { cardTitle } from '../model/card-title.ts';
import { showsFooter } from '../model/footer-experience.ts';
import { cardPicture } from '../model/card-picture.ts';
import { cardTarget } from '../model/card-target.ts';
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
import { richCardMessages, type RichCardMessages } from './messages.ts';
import { FactRow } from './fact-row.tsx';
import { MediumBadge } from './medium-badge.tsx';
import { PriceLine } from './price-line.tsx';
import { Slide, SlideControls } from './slide-controls.tsx';
import { useSlides } from './use-slides.ts';
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
  const { pin } = props;
  const messages = { ...richCardMessages, ...props.messages };
  const slides = useSlides(pin, props.onSlotSeen);
  const [isPlaying, setPlaying] = useState(false);
  const isCarousel = hasSlides(pin);
  const attributes = {
    ...(isCarousel ? slides.swiping : {}),
    'data-swipes': isCarousel ? '' : undefined,
    'data-kind': cardKind(pin),
    'data-playing': isPlaying ? '' : undefined,
  };
  return (
    <WholeCard
      {...props}
      extras={{
        ...pictureExtras(props, messages, isPlaying, setPlaying),
        ...(isCarousel ? slideExtras(props, messages, slides) : {}),
        ...textExtras(props, messages),
        attributes,
      }}
    />
  );
}

function pictureExtras(
  { pin, video, href, isCollectionOn }: PinCardProps,
  messages: RichCardMessages,
  isPlaying: boolean,
  onPlayingChange: (isPlaying: boolean) => void,
): CardExtras {
  const { medium, duration, isAiModified } = cardBadges(pin);
  const chips = cardChips(pin, isCollectionOn);
  const target = cardTarget(pin, href);
  const isOut = target.way === 'destination';
  const source = isOut ? sourceChip(pin) : undefined;
  return {
    target,
    link: isOut ? { target: '_blank', rel: 'noopener nofollow ugc' } : undefined,
    controls: source ? <DestinationChip host={source.host} /> : null,
    belowPicture: chips ? <ChipRow chips={chips} /> : null,
    medium:
      medium && medium !== 'gif' && !isPlaying ? (
        <MediumBadge medium={medium} duration={duration} messages={messages} />
      ) : null,
    label: isAiModified ? (
      <MediaBadge icon={<span className={badgeStyles.sparkle} />}>{messages.aiModified}</MediaBadge>
    ) : null,
    video:
      video && medium === 'video'
        ? (isWanted) => (
            <div className={styles.video} data-card-video="">
              <AfterMount>{() => video({ pin, isWanted, onPlayingChange })}</AfterMount>
            </div>
          )
        : undefined,
  };
}

function slideExtras(
  { pin, surface }: PinCardProps,
  messages: RichCardMessages,
  slides: ReturnType<typeof useSlides>,
): CardExtras {
  return {
    slides: <Slide slot={slides.slot} own={cardPicture(pin)} />,
    controls: <SlideControls slides={slides} messages={messages} />,
    slot: slides.slot,
    title: cardTitle(pin, surface, slides.slot),
  };
}

function textExtras(props: PinCardProps, messages: RichCardMessages): CardExtras {
  const { pin, sharedBy, locale } = props;
  const parts = cardParts(pin, props);
  const partnership = partnershipOf(pin);
  return {
    price: parts.price ? <PriceLine price={parts.price} messages={messages} /> : null,
    facts: <FactRow pin={pin} parts={parts} locale={locale} messages={messages} />,
    credit: partnership && messages.partnership(partnership.advertiser, partnership.partner),
    line:
      sharedBy && parts.isShared ? (
        <PersonLine person={sharedBy} text={messages.sharedBy(sharedByName(sharedBy))} />
      ) : null,
    footer:
      props.footer !== undefined && showsFooter(props.viewer, props.experience) ? (
        <div className={styles.footer}>{props.footer}</div>
      ) : null,
  };
}
