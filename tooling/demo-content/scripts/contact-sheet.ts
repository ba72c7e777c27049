/**
 * Draws a contact sheet of the families, for visual inspection: node scripts/contact-sheet.ts out.png
 * [family|all] [first seed] [subject]
 */
import sharp, { type OverlayOptions } from 'sharp';
import { drawPicture, FAMILY_NAMES, type PictureSpec } from '../src/picture.ts';

const COLUMNS = 6;
const COLUMN_WIDTH = 300;
const GAP = 12;
const SHAPES = [
  [736, 1104],
  [736, 920],
  [736, 736],
  [736, 1288],
  [900, 600],
  [736, 981],
  [736, 1840],
  [1000, 500],
  [736, 1104],
  [736, 1030],
  [736, 900],
  [736, 1200],
] as const;

const [out = '/tmp/sheets/sheet.png', family = 'all', first = '1', subject] = process.argv.slice(2);
const start = Number(first);
const specs = SHAPES.concat(SHAPES.slice(0, 6)).map(([width, height], index): PictureSpec => {
  const name = FAMILY_NAMES[(index + start) % FAMILY_NAMES.length];
  const chosen = FAMILY_NAMES.find((known) => known === family) ?? name ?? 'landscape';
  return { family: chosen, seed: start + index, width, height, ...(subject ? { subject } : {}) };
});

const heights: number[] = Array.from({ length: COLUMNS }, () => GAP);
const pieces: OverlayOptions[] = [];
let slowest = 0;
let total = 0;
for (const spec of specs) {
  const before = performance.now();
  const svg = drawPicture(spec);
  const drawn = performance.now();
  const picture = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  const took = performance.now() - before;
  slowest = Math.max(slowest, took);
  total += took;
  if (took > 200)
    console.log(
      `${spec.family} ${spec.seed}: draws ${(drawn - before).toFixed(0)} ms, rasterises ${(took - drawn + before).toFixed(0)} ms, ${svg.length} characters`,
    );
  const { data, info } = await sharp(picture)
    .resize({ width: COLUMN_WIDTH })
    .png()
    .toBuffer({ resolveWithObject: true });
  const column = heights.indexOf(Math.min(...heights));
  pieces.push({ input: data, left: GAP + column * (COLUMN_WIDTH + GAP), top: heights[column] ?? 0 });
  heights[column] = (heights[column] ?? 0) + info.height + GAP;
}
await sharp({
  create: {
    width: COLUMNS * (COLUMN_WIDTH + GAP) + GAP,
    height: Math.max(...heights),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(pieces)
  .png()
  .toFile(out);
console.log(
  `${out}: ${specs.length} pictures, ${(total / specs.length).toFixed(0)} ms each, ${slowest.toFixed(0)} ms at most`,
);
