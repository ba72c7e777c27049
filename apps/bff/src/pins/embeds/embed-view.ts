import type { UserRow } from '../../people/accounts/index.ts';
import { absoluteMediaUrl, imageUrl } from '../../platform/media/images/index.ts';
import { pinDomain, pinSeoUrl, type PinView } from '../pins/index.ts';

/** The data of an embedded pin: texts and absolute addresses. */
export type EmbedView = {
  readonly id: string;
  /** Undefined without a title of its own. */
  readonly title: string | undefined;
  readonly domain: string;
  readonly address: string;
  readonly alt: string;
  readonly color: string;
  readonly creator: { readonly name: string; readonly address: string } | undefined;
  readonly picture: { readonly url: string; readonly width: number; readonly height: number } | undefined;
};

/** One pin of an embedded board or profile. */
export type EmbedCard = Pick<EmbedView, 'title' | 'address' | 'alt' | 'color'> & {
  readonly picture: NonNullable<EmbedView['picture']>;
};

/** The data of an embedded board or profile. Addresses are absolute. */
export type GridView = {
  readonly title: string;
  readonly address: string;
  /** The path of its embedded page. */
  readonly path: string;
  /** The owner of a board. */
  readonly owner: { readonly name: string; readonly address: string } | undefined;
  /** The image for previews of links to it. */
  readonly preview: EmbedView['picture'];
  readonly cards: readonly EmbedCard[];
};

const SIZES = ['474x', '736x', '236x'] as const;

/** Returns the data of a pin as other sites show it. */
export function embedView(pin: PinView, creator: UserRow | undefined, publicUrl: string): EmbedView {
  const size = SIZES.find((each) => pin.sizes[each]);
  const at = size && pin.sizes[size];
  return {
    id: String(pin.id),
    title: pin.ownTitle ?? pin.title ?? pin.gridTitle ?? undefined,
    domain: pinDomain(pin),
    address: publicUrl + pinSeoUrl(pin),
    alt: pin.altText ?? pin.autoAltText ?? '',
    color: pin.dominantColor,
    creator: creator && {
      name: creator.fullName || creator.username,
      address: `${publicUrl}/${encodeURIComponent(creator.username)}/`,
    },
    picture:
      size && at
        ? {
            url: absoluteMediaUrl(imageUrl(pin.signature, size, 'jpg'), publicUrl),
            width: at.width,
            height: at.height,
          }
        : undefined,
  };
}

/** Returns the cards of pins. A pin without a picture of a known size has none. */
export function embedCards(pins: readonly PinView[], publicUrl: string): readonly EmbedCard[] {
  return pins.flatMap((pin) => {
    const { title, address, alt, color, picture } = embedView(pin, undefined, publicUrl);
    return picture && picture.width > 0 ? [{ title, address, alt, color, picture }] : [];
  });
}
