import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';

const ASSETS = join(import.meta.dirname, '../public/assets');
/** The part of a maskable icon that every mask shows, of its side: the circle of the web app manifest. */
const SAFE_ZONE = 0.8;
const ACCENT = '#0b6e69';

const svg = readFileSync(join(ASSETS, 'icon.svg'));

const draw = (size: number) => sharp(svg, { density: 72 * (size / 32) }).resize(size, size);

for (const size of [192, 512])
  await draw(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(ASSETS, `icon-${size}.png`));

const side = 512;
const margin = Math.round((side * (1 - SAFE_ZONE)) / 2);
await draw(side - 2 * margin)
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ACCENT })
  .flatten({ background: ACCENT })
  .png({ compressionLevel: 9, palette: true })
  .toFile(join(ASSETS, 'icon-maskable-512.png'));

/** Sides of the images of `favicon.ico`: a tab on screens of each density, and a shortcut of the desktop. */
const FAVICON_SIDES = [16, 32, 48];
const sizes = await Promise.all(FAVICON_SIDES.map((side) => draw(side).png().toBuffer()));
writeFileSync(join(ASSETS, 'favicon.ico'), await pngToIco(sizes));

// iOS draws its own corners, and black where an icon is transparent.
await draw(180)
  .flatten({ background: ACCENT })
  .png({ compressionLevel: 9, palette: true })
  .toFile(join(ASSETS, 'icon-180.png'));
