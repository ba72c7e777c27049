import { num } from '../art/svg.ts';
import { ALPHABET } from './alphabet.ts';

/** The style of a line of letters. */
export type Lettering = {
  /** The height from the top of the capitals to the baseline, including strokes. */
  readonly height: number;
  /** Thickness of the strokes as a share of the height; 0.1 is light, 0.28 heavy. */
  readonly weight: number;
  /** Space between letters as a share of the height. */
  readonly tracking?: number;
  /** Horizontal scale: 1 is the default, 0.6 narrow, 1.3 wide. */
  readonly stretch?: number;
};

/** A line of letters as one path, to be stroked. */
export type LetteredLine = { readonly d: string; readonly width: number; readonly strokeWidth: number };

/** Returns the width of a line of letters. */
export function letteringWidth(text: string, style: Lettering): number {
  return layOut(text, style).width;
}

/** Returns the height at which a line of letters is `width` wide, at most `most`. */
export function heightToFit(
  text: string,
  width: number,
  style: Omit<Lettering, 'height'>,
  most = Infinity,
): number {
  return Math.min(most, (100 * width) / letteringWidth(text, { ...style, height: 100 }));
}

/**
 * Returns a line of letters with its top left corner at `x`, `y`; `align` selects the part of the line at
 * `x`.
 */
export function lettered(
  text: string,
  x: number,
  y: number,
  style: Lettering,
  align: 'start' | 'middle' | 'end' = 'start',
): LetteredLine {
  const { places, width } = layOut(text, style);
  const strokeWidth = style.height * style.weight;
  const left = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
  const scale = (style.height - strokeWidth) / 100;
  const d = places
    .map(({ character, at }) =>
      movedPath(
        ALPHABET[character]?.[1] ?? '',
        left + at + strokeWidth / 2,
        y + strokeWidth / 2,
        scale * (style.stretch ?? 1),
        scale,
      ),
    )
    .join('');
  return { d, width, strokeWidth };
}

type LaidOut = {
  readonly places: readonly { readonly character: string; readonly at: number }[];
  readonly width: number;
};

function layOut(text: string, { height, weight, tracking = 0.12, stretch = 1 }: Lettering): LaidOut {
  const stroke = height * weight;
  const scale = ((height - stroke) / 100) * stretch;
  const characters = text
    .toUpperCase()
    .split('')
    .filter((character) => ALPHABET[character]);
  const places: { character: string; at: number }[] = [];
  let at = 0;
  for (const [index, character] of characters.entries()) {
    places.push({ character, at });
    const [width] = ALPHABET[character] ?? [0];
    const gap = height * (tracking - kerning(character, characters[index + 1]));
    at += character === ' ' ? width * scale : width * scale + stroke + gap;
  }
  const last = characters.at(-1);
  return { places, width: last === undefined || last === ' ' ? at : at - height * tracking };
}

/** Returns by how much of the height a pair of letters with sloping sides moves closer. */
function kerning(left: string, right: string | undefined): number {
  if (right === undefined) return 0;
  const close = [
    'AV',
    'VA',
    'AT',
    'TA',
    'LT',
    'LY',
    'AY',
    'YA',
    'FA',
    'PA',
    'TO',
    'OT',
    'AW',
    'WA',
    'LV',
    'KO',
    'RA',
    'CA',
    'OA',
    'AO',
    'OV',
    'VO',
  ];
  return close.includes(left + right) ? 0.1 : 0;
}

function movedPath(d: string, x: number, y: number, scaleX: number, scaleY: number): string {
  return d.replaceAll(/([MLHVAC])([^MLHVAC]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    const moved = numbers.map((value, index) => {
      if (command === 'H') return x + value * scaleX;
      if (command === 'V') return y + value * scaleY;
      if (command !== 'A') return index % 2 === 0 ? x + value * scaleX : y + value * scaleY;
      const sizes = [
        value * scaleX,
        value * scaleY,
        value,
        value,
        value,
        x + value * scaleX,
        y + value * scaleY,
      ];
      return sizes[index] ?? value;
    });
    return `${command}${moved.map(num).join(' ')}`;
  });
}
