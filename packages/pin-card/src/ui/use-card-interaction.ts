import { useState, type DOMAttributes, type FocusEvent, type PointerEvent } from 'react';

/** The first interaction with a card: hover, touch or focus, on which lazy parts load. */
export type FirstInteraction = {
  readonly element: HTMLElement;
  /** The position and time of a touch in progress, in CSS pixels and event milliseconds. */
  readonly finger: { readonly x: number; readonly y: number; readonly at: number } | undefined;
};

/** The interaction state of a card. */
export type CardInteraction = {
  /** True if media on the card should play: never for touch, nor with reduced motion. */
  readonly isWanted: boolean;
  /** Set from the first hover, touch or focus of the card on. */
  readonly first: FirstInteraction | undefined;
  readonly listeners: Pick<
    DOMAttributes<HTMLElement>,
    'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerMove'
  >;
};

/** Tracks the viewer's interaction with a card; `hasMotion` is true if media on it play while wanted. */
export function useCardInteraction(hasMotion: boolean): CardInteraction {
  const [isWanted, setWanted] = useState(false);
  const [first, setFirst] = useState<FirstInteraction>();
  const begin = (element: HTMLElement, finger?: FirstInteraction['finger']): void =>
    setFirst((before) => before ?? { element, finger });
  const pointAt = (event: PointerEvent<HTMLElement>): void => {
    const isTouch = event.pointerType === 'touch';
    const finger = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    begin(event.currentTarget, isTouch ? finger : undefined);
    setWanted(hasMotion && !isTouch && mayMove());
  };
  return {
    isWanted,
    first,
    listeners: {
      onPointerEnter: pointAt,
      // A card that appears under the pointer, such as one that was hidden, receives no enter event.
      onPointerMove: first ? undefined : pointAt,
      onPointerLeave: () => {
        setWanted(false);
        setFirst((before) => (before?.finger ? { element: before.element, finger: undefined } : before));
      },
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        begin(currentTarget);
        setWanted(hasMotion && target.matches(':focus-visible') && mayMove());
      },
      onBlur: () => setWanted(false),
    },
  };
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
