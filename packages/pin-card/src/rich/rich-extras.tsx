import { MediaBadge } from '@pegboard/ui';
import { cardBadges } from '../model/card-badges.ts';
import { cardChips } from '../model/card-chips.ts';
import { getCardDetails } from '../model/card-details.ts';
import { showsFooter } from '../model/experience-footer.ts';
import { cardTarget } from '../model/card-target.ts';
import { getPartnership } from '../model/partnership.ts';
import { sharedByName } from '../model/shared-by.ts';
import { sourceChip } from '../model/source-chip.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import { personLine } from '../ui/card-lines.tsx';
import type { CardExtras } from '../ui/base-card.tsx';
import { AfterMount } from './after-mount.tsx';
import { ChipRow } from './chip-row.tsx';
import { DestinationChip } from './destination-chip.tsx';
import type { RichCardMessages } from './messages.ts';
import { FactRow } from './fact-row.tsx';
import { MediumBadge } from './medium-badge.tsx';
import { PriceLine } from './price-line.tsx';
import badgeStyles from './medium-badge.module.css';
import styles from './rich-card.module.css';

/** Returns the overlays on a card's image and the content below it. */
export function pictureExtras(
  { pin, video, href, isCollectionOn }: PinCardProps,
  messages: RichCardMessages,
  isPlaying: boolean,
  onPlayingChange: (isPlaying: boolean) => void,
): CardExtras {
  const { medium, duration, isAiModified } = cardBadges(pin);
  const chips = cardChips(pin, isCollectionOn);
  const target = cardTarget(pin, href);
  const isOut = target.openMode === 'destination';
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

/** Returns the additional lines among a card's texts. */
export function textExtras(props: PinCardProps, messages: RichCardMessages): CardExtras {
  const { pin, sharedBy, locale } = props;
  const parts = getCardDetails(pin, props);
  const partnership = getPartnership(pin);
  return {
    price: parts.price ? <PriceLine price={parts.price} messages={messages} /> : null,
    facts: <FactRow pin={pin} parts={parts} locale={locale} messages={messages} />,
    credit: partnership && messages.partnership(partnership.advertiser, partnership.partner),
    line: sharedBy && parts.isShared ? personLine(sharedBy, messages.sharedBy(sharedByName(sharedBy))) : null,
    footer:
      props.footer !== undefined && showsFooter(props.viewer, props.experience) ? (
        <div className={styles.footer}>{props.footer}</div>
      ) : null,
  };
}
