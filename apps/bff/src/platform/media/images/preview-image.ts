import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { decode, toSrgb } from './pixels.ts';
import { drawPreviewText, isRightToLeft, type DrawnText } from './preview-text.ts';

/** The width and the height of an image for link previews (IO-10). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The most covers that an image for link previews has. */
export const PREVIEW_COVERS_MAX = 3;

/** The contents of an image for link previews. */
export type PreviewContents = {
  readonly title: string;
  /** The line below the title, such as the name of the member. */
  readonly subtitle: string;
  readonly siteName: string;
  /** The images of the mosaic, as stored; may be empty. */
  readonly covers: readonly Uint8Array[];
};

/** A drawn image for link previews. */
export type PreviewResult = { readonly ok: true; readonly jpeg: Uint8Array };

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MOSAIC_WIDTH = 664;
const GAP = 6;
const MARGIN = 56;
const MARK = 48;
const TITLE_GAP = 28;
const BACKGROUND = '#fbfaf7';
const INK = '#1b1c1c';
const MUTED_INK = '#5a5d5c';
const JPEG_QUALITY = 88;
/** The mark of the site, as in `assets/icon.svg` of the web app. */
const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK}" height="${MARK}" viewBox="0 0 32 32"><rect width="32" height="32" rx="10" fill="#0b6e69"/><g fill="#fff" opacity=".45"><circle cx="8.5" cy="8.5" r="1.6"/><circle cx="23.5" cy="8.5" r="1.6"/><circle cx="8.5" cy="23.5" r="1.6"/><circle cx="23.5" cy="23.5" r="1.6"/></g><path d="M12.5 25V9.2h5.2a4.9 4.9 0 0 1 0 9.8h-5.2" fill="none" stroke="#fff" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

/**
 * Draws the image for previews of a link: covers at their colors, a title, a subtitle and the mark of the site. A title that is
 * written from right to left mirrors the layout.
 */
export async function drawPreview(contents: PreviewContents): Promise<PreviewResult> {
  const covers = contents.covers.slice(0, PREVIEW_COVERS_MAX);
  const isMirrored = isRightToLeft(contents.title);
  const place = (box: Box): Box => (isMirrored ? { ...box, left: WIDTH - box.left - box.width } : box);
  const layers = await Promise.all([
    ...mosaicBoxes(covers.length).map(async (box, at): Promise<OverlayOptions[]> => {
      const cover = covers[at];
      return cover ? [await drawCover(cover, place(box))] : [];
    }),
    drawTexts(contents, { isWide: covers.length === 0, place }),
  ]);
  const jpeg = await canvas()
    .composite(layers.flat())
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { ok: true, jpeg };
}

const canvas = (): Sharp => sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: BACKGROUND } });

/** Returns the places of the covers, at the end of the image: one fills them, two share the width, the third is below the second. */
export function mosaicBoxes(count: number): readonly Box[] {
  const left = WIDTH - MOSAIC_WIDTH;
  if (count <= 1) return count === 0 ? [] : [{ left, top: 0, width: MOSAIC_WIDTH, height: HEIGHT }];
  const first = count === 2 ? (MOSAIC_WIDTH - GAP) / 2 : 400;
  const rest = { left: left + first + GAP, width: MOSAIC_WIDTH - first - GAP };
  const rowHeight = count === 2 ? HEIGHT : (HEIGHT - GAP) / 2;
  const rows = Array.from({ length: Math.min(count, PREVIEW_COVERS_MAX) - 1 }, (_, row) => ({
    ...rest,
    top: row * (rowHeight + GAP),
    height: rowHeight,
  }));
  return [{ left, top: 0, width: first, height: HEIGHT }, ...rows];
}

async function drawCover(bytes: Uint8Array, { left, top, width, height }: Box): Promise<OverlayOptions> {
  const picture = await toSrgb(await decode(bytes));
  const input = await picture
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

async function drawTexts(
  { title, subtitle, siteName }: PreviewContents,
  { isWide, place }: { readonly isWide: boolean; readonly place: (box: Box) => Box },
): Promise<readonly OverlayOptions[]> {
  const width = (isWide ? WIDTH : WIDTH - MOSAIC_WIDTH) - 2 * MARGIN;
  const [drawnTitle, drawnSubtitle, drawnSite] = await Promise.all([
    drawPreviewText({
      text: title,
      isBold: true,
      color: INK,
      sizes: isWide ? [88, 72, 60] : [64, 54, 46],
      width,
      maxLines: isWide ? 3 : 4,
    }),
    drawPreviewText({ text: subtitle, isBold: false, color: MUTED_INK, sizes: [32], width, maxLines: 2 }),
    drawPreviewText({
      text: siteName,
      isBold: true,
      color: INK,
      sizes: [30],
      width: width - MARK - 16,
      maxLines: 1,
    }),
  ]);
  const bottom = HEIGHT - MARGIN - MARK;
  const block = [drawnTitle, drawnSubtitle].filter((each) => each !== undefined);
  const height = block.reduce((sum, each) => sum + each.height, TITLE_GAP * Math.max(0, block.length - 1));
  let top = MARGIN + Math.max(0, Math.round((bottom - 2 * MARGIN - height) / 2));
  const layers: OverlayOptions[] = [];
  const add = (input: Buffer, box: Box): void => {
    const placed = place(box);
    layers.push({ input, left: placed.left, top: placed.top });
  };
  const addText = (text: DrawnText, box: Pick<Box, 'left' | 'top'>): void =>
    add(text.png, { ...box, width: text.width, height: text.height });
  for (const each of block) {
    addText(each, { left: MARGIN, top });
    top += each.height + TITLE_GAP;
  }
  add(Buffer.from(MARK_SVG), { left: MARGIN, top: bottom, width: MARK, height: MARK });
  if (drawnSite)
    addText(drawnSite, { left: MARGIN + MARK + 16, top: bottom + Math.round((MARK - drawnSite.height) / 2) });
  return layers;
}
