import { drawing, drawnImages, getPlaceholderColor, type Motif } from '@pegboard/config/drawn-pictures';
import { fn, getStoryVariant, type Stories } from '@pegboard/config/story';
import type { Pin, Pinner } from '@pegboard/types';
import { aCarouselPin, aPin, aPinner } from '@pegboard/types/testing';
import { Button } from '@pegboard/ui';

import { PinCard, type PinCardProps } from '../index.ts';

/** A member with a generated portrait. */
export const mira: Pinner = aPinner({ imageSmallUrl: drawing('person', 60, 60) });

/** Returns the common fields of drawn pins. */
export const drawn = (motif: Motif, width = 736, height = 1104): Partial<Pin> => ({
  images: drawnImages(motif, width, height),
  dominantColor: getPlaceholderColor(motif),
  nativeCreator: mira,
  pinner: mira,
});

/** A plain image pin, which the stories extend. */
export const cupPin: Pin = aPin({ ...drawn('bowl'), id: '912' });

/** A carousel of three glazes. */
export const glazesPin: Pin = aCarouselPin({
  ...drawn('bowl'),
  link: null,
  carousel: {
    id: '1',
    index: 0,
    slots: (['bowl', 'jar', 'rice'] as const).map((motif, at) => ({
      id: String(at),
      title: ['Ash glaze', 'Celadon glaze', 'Tenmoku glaze'][at],
      link: 'https://www.northlight.example/glazes',
      images: drawnImages(motif),
    })),
  },
});

/** The common setup of card stories: a grid's width, a viewer, and all actions. */
export const card: Stories<PinCardProps> = {
  title: 'Pin card',
  component: PinCard,
  args: {
    pin: cupPin,
    surface: 'AuthHomefeed',
    save: (
      <Button variant="primary" size="sm">
        Save
      </Button>
    ),
    onOpen: fn((_pin, event) => event.preventDefault()),
    visitHandlers: () => ({ onClick: fn((event) => event.preventDefault()) }),
    onSend: fn(),
    menu: {
      onHide: fn(),
      onReport: fn(),
      onDownload: fn(),
      onShare: fn(),
      onLogIn: fn(),
      onOpenChange: fn(),
    },
  },
  parameters: { frame: 'card' },
  render: (args, { globals }) => {
    const { viewer, viewport } = getStoryVariant(globals);
    return <PinCard {...args} viewer={viewer} isMobile={viewport === 'mobile'} />;
  },
};
