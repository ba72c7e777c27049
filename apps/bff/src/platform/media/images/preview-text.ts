import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A text to draw in at most `maxLines` lines, in the largest of the sizes in which it fits. */
export type PreviewText = {
  readonly text: string;
  readonly isBold: boolean;
  readonly color: string;
  /** Sizes of the font in pixels, the largest first. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly maxLines: number;
};

/** A drawn text: a transparent PNG that is cropped to its letters. */
export type DrawnText = { readonly png: Buffer; readonly width: number; readonly height: number };

/** The fonts of the texts: Latin, Greek, Cyrillic, Arabic, Hebrew and Armenian; and emoji in one color. Pango reads no WOFF. */
const FONT_FILES = [
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
];
const FAMILIES = 'DejaVu Sans, Noto Emoji';
/** Height of a line of DejaVu Sans, of the size of its font, rounded up. */
const LINE_HEIGHT = 1.25;
/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

let loaded: Promise<unknown> | undefined;

/** Returns whether a text is written from right to left, by its first letter. */
export function isRightToLeft(text: string): boolean {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}

/**
 * Draws a text with the fonts that are installed with the site, shaped and in the order of its script. A text that is too long
 * in the smallest size is shortened between graphemes, with an ellipsis. Undefined for a text without visible letters.
 */
export async function drawPreviewText(of: PreviewText): Promise<DrawnText | undefined> {
  await (loaded ??= loadFonts());
  const text = of.text.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return undefined;
  for (const size of of.sizes) {
    const drawn = await draw(text, size, of);
    if (!drawn || fits(drawn, size, of)) return drawn;
  }
  const smallest = of.sizes.at(-1) ?? 0;
  const graphemes = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let [shown, rejected] = [0, graphemes.length];
  let best: DrawnText | undefined;
  while (rejected - shown > 1) {
    const middle = Math.floor((shown + rejected) / 2);
    const drawn = await draw(`${graphemes.slice(0, middle).join('').trimEnd()}…`, smallest, of);
    if (!drawn || fits(drawn, smallest, of)) [shown, best] = [middle, drawn];
    else rejected = middle;
  }
  return best;
}

function fits({ width, height }: DrawnText, size: number, of: PreviewText): boolean {
  return width <= of.width && height <= size * LINE_HEIGHT * of.maxLines;
}

async function draw(
  text: string,
  size: number,
  { isBold, color, width }: PreviewText,
): Promise<DrawnText | undefined> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  try {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}">${escaped}</span>`,
        font: `${FAMILIES} ${isBold ? 'Bold ' : ''}${size}`,
        width,
        wrap: 'word-char',
        rgba: true,
        // A point is a pixel.
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (error) {
    // The text has no letter with a visible shape.
    if (error instanceof Error && /no text to render/.test(error.message)) return undefined;
    throw error;
  }
}

/** Makes the fonts known to Pango, which has those of the machine only, and perhaps none. */
async function loadFonts(): Promise<void> {
  for (const file of FONT_FILES)
    await sharp({
      text: { text: '.', font: `${FAMILIES} 10`, fontfile: fileURLToPath(import.meta.resolve(file)) },
    }).toBuffer();
}
