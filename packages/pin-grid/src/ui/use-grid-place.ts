import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** A place in a grid that survives another width and more pages: a card, and how far its top is below the view's. */
export type GridPlace = { readonly key: string; readonly offset: number };

/** Where a grid keeps its place while it is away; the app decides how long and for which page (PG-07). */
export type GridMemory = { read(): GridPlace | null; write(place: GridPlace | null): void };

/** The cards of a grid by the lines they stand at, in CSS pixels below the grid's top. */
export type CardFinder = {
  readonly count: number;
  readonly cardWidth: number;
  /** The first card in reading order whose top is in view, when the view begins at this line. */
  readonly firstBelow: (line: number) => { readonly key: string; readonly top: number } | undefined;
  readonly topOf: (key: string) => number | undefined;
};

type Here = {
  readonly cardWidth: number;
  readonly cards: number;
  readonly place: GridPlace | null;
  /** The card of the place has not been loaded yet; it is gone to when it comes, unless somebody scrolls before. */
  readonly isSought: boolean;
};

const SETTLE_MS = 150;

/** Keeps the view at the same card: when somebody comes back, and when the width changes (PG-07). */
export function useGridPlace(
  container: RefObject<HTMLElement | null>,
  memory: GridMemory | undefined,
  finder: CardFinder | undefined,
): void {
  const here = useRef<Here | null>(null);
  const { cardWidth, count } = finder ?? {};

  const keepInView = useEffectEvent((width: number, cards: number) => {
    const before = here.current;
    if (before?.cardWidth === width && (!before.isSought || before.cards === cards)) return;
    const place = (before ? before.place : memory?.read()) ?? null;
    const top = place ? finder?.topOf(place.key) : undefined;
    here.current = { cardWidth: width, cards, place, isSought: place !== null && top === undefined };
    const element = container.current;
    if (!place || top === undefined || !element) return;
    const gridTop = element.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: gridTop + top - place.offset, behavior: 'instant' });
  });

  const remember = useEffectEvent(() => {
    const element = container.current;
    if (!element || !finder) return;
    const line = -element.getBoundingClientRect().top;
    const card = window.scrollY > 0 ? finder.firstBelow(line) : undefined;
    if (!card && here.current?.isSought) return;
    const place = card ? { key: card.key, offset: card.top - line } : null;
    here.current = { cardWidth: finder.cardWidth, cards: finder.count, place, isSought: false };
    memory?.write(place);
  });

  useLayoutEffect(() => {
    if (cardWidth !== undefined && count !== undefined) keepInView(cardWidth, count);
  }, [cardWidth, count]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => remember(), SETTLE_MS);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, []);

  // A layout effect leaves while the cards still stand in the page; an effect would find them gone.
  useLayoutEffect(() => () => remember(), []);
}
