import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImageTexts } from './image-texts.ts';

const XMP = readFileSync(new URL('../fixtures/photo.xmp', import.meta.url), 'utf8');
const NONE = { title: null, description: null, altText: null, keywords: [], rights: null, savedAt: null };
const FROM_XMP = {
  title: 'Kiln & fire',
  description: 'A <script>hot</script> kiln',
  altText: 'An open kiln at night',
  keywords: ['raku', 'wood fire', 'بيت'],
  rights: 'Mara Lind, 2024',
  savedAt: new Date('2024-05-01T08:00:00Z'),
};
const photo = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#a63' } });
const withExif = () =>
  photo().withExif({
    IFD0: { ImageDescription: 'From EXIF', Copyright: 'Otto Berg' },
    IFD2: { DateTimeOriginal: '2020:02:03 04:05:06', OffsetTimeOriginal: '+01:00' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  });

test.each(['jpeg', 'webp', 'avif', 'tiff'] as const)(
  '[IO-02] texts are read from the XMP in an image of type %s',
  async (type) => {
    const bytes = await photo().withXmp(XMP).toFormat(type).toBuffer();
    expect(await readImageTexts(bytes, undefined)).toEqual(FROM_XMP);
  },
);

test('[IO-02] texts are read from the XMP in a PNG', async () => {
  const png = await photo().png().toBuffer();
  const data = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${XMP}`);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  const header = 33;
  const bytes = Buffer.concat([png.subarray(0, header), chunk, png.subarray(header)]);
  expect(await readImageTexts(bytes, undefined)).toEqual(FROM_XMP);
});

test('[IO-02] EXIF is used where XMP has nothing, and an XMP file before both', async () => {
  const exif = await withExif().jpeg().toBuffer();
  expect(await readImageTexts(exif, undefined)).toEqual({
    ...NONE,
    description: 'From EXIF',
    rights: 'Otto Berg',
    savedAt: new Date('2020-02-03T03:05:06Z'),
  });
  expect(await readImageTexts(exif, Buffer.from(XMP))).toEqual(FROM_XMP);
  const both = await withExif().withXmp(XMP).jpeg().toBuffer();
  const beside = Buffer.from(XMP.replace('Kiln &amp; fire', 'Beside'));
  expect(await readImageTexts(both, beside)).toEqual({ ...FROM_XMP, title: 'Beside' });
});

test('[IO-02] places are never read', async () => {
  const bytes = await withExif().withXmp(XMP).jpeg().toBuffer();
  const text = JSON.stringify([
    await readImageTexts(bytes, undefined),
    await readImageTexts(Buffer.from(''), Buffer.from(XMP)),
  ]);
  expect(text).not.toMatch(/Secretville|Hidden Street|GPS|52[.,]|51/);
});

test('[IO-02] descriptions that cameras write into every photo are no texts', async () => {
  const bytes = await photo()
    .withExif({ IFD0: { ImageDescription: 'OLYMPUS DIGITAL CAMERA         ' } })
    .jpeg()
    .toBuffer();
  expect(await readImageTexts(bytes, undefined)).toEqual(NONE);
});

const entities = `<!DOCTYPE x [${Array.from({ length: 30 }, (_, nth) => `<!ENTITY e${nth} "&e${nth + 1};&e${nth + 1};">`).join('')}<!ENTITY e30 "boom">]>`;
test.each([
  ['no XML', 'hello'],
  ['XML that is cut', XMP.slice(0, 900)],
  ['an XMP file of nothing', ''],
  ['elements that are not closed', '<x:xmpmeta xmlns:x="adobe:ns:meta/">'.repeat(2000)],
  ['invalid UTF-8', Buffer.from(XMP, 'utf16le')],
])('[IO-02] %s as an XMP file is left aside', async (_, sidecar) => {
  expect(await readImageTexts(Buffer.from('no image'), Buffer.from(sidecar))).toMatchObject({ title: null });
});

test('[IO-02] entities of an XMP file are not expanded, and no file is read by it', async () => {
  const bomb = XMP.replace('<x:xmpmeta', `${entities}<x:xmpmeta`).replace('Kiln &amp; fire', '&e0;');
  expect(JSON.stringify(await readImageTexts(Buffer.from(''), Buffer.from(bomb)))).not.toContain('boom');
  const file = XMP.replace('<x:xmpmeta', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x:xmpmeta');
  const read = await readImageTexts(Buffer.from(''), Buffer.from(file.replace('Kiln &amp; fire', '&f;')));
  expect(JSON.stringify(read)).not.toContain('root:');
});

test('[IO-02] metadata that is cut or broken anywhere is left aside', async () => {
  const whole = await withExif().withXmp(XMP).jpeg().toBuffer();
  for (let length = 0; length < whole.length; length += 97)
    await expect(readImageTexts(whole.subarray(0, length), undefined)).resolves.toBeTruthy();
  for (let at = 2; at < whole.length; at += 53) {
    const broken = Buffer.from(whole);
    broken.fill(0xff, at, at + 4);
    await expect(readImageTexts(broken, undefined)).resolves.toBeTruthy();
  }
});
