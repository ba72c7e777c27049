import type { ReactNode } from 'react';

/** A pin for the benchmark: an image of known aspect ratio and a title of two lines. */
export type BenchPin = {
  readonly id: string;
  readonly aspect: number;
  readonly color: string;
  readonly title: string;
  /** The height below the image in CSS pixels. */
  readonly extra: number;
  /** Renders the pin card of the site; undefined for the plain card. */
  readonly pinCard?: () => ReactNode;
};

/** The layout of every grid: five columns of 236 px cards, 16 px apart. */
export const LAYOUT = { columns: 5, cardWidth: 236, gap: 16, margin: 16 } as const;

/** The height of a plain card's text including its margin, in CSS pixels. */
const TEXT_PX = 48;

/** Aspect ratios as in real feeds: mostly portrait. */
const ASPECTS = [1.5, 1, 1.78, 1.33, 2.1, 0.75, 1.5, 1.25, 0.67, 1.6];

/** Creates a number of pins with plain cards, the same at every call. */
export function benchPins(count: number): BenchPin[] {
  let state = 20_261_101;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, (_, index) => {
    const shape = ASPECTS[Math.floor(random() * ASPECTS.length)] ?? 1;
    return {
      id: String(index),
      aspect: shape * (0.9 + random() * 0.2),
      color: `hsl(${Math.floor(random() * 360)} 40% 70%)`,
      title: `Pin ${index}: a small table by the window, with two cups and the morning paper`,
      extra: TEXT_PX,
    };
  });
}

/** Renders the card of every grid. */
export function BenchCard(props: { readonly pin: BenchPin }): ReactNode {
  const { pin } = props;
  if (pin.pinCard) return <div data-card={pin.id}>{pin.pinCard()}</div>;
  return (
    <a className="card" data-card={pin.id} href={`#${pin.id}`}>
      <b style={{ aspectRatio: `1 / ${pin.aspect}`, background: pin.color }} />
      <p>{pin.title}</p>
    </a>
  );
}
