import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { demoWorld, drawPicture } from '@pegboard/demo-content';
import { createRandom } from '@pegboard/bff/src/discovery/graph/random.ts';
import { searchByDescriptor } from '@pegboard/bff/src/discovery/visual-search/visual-search.ts';
import { encodeDescriptor } from '@pegboard/bff/src/discovery/visual-search/descriptor-code.ts';
import { createPin } from '@pegboard/bff/src/pins/pins/index.ts';
import { describeImage, describePicture } from '@pegboard/bff/src/platform/media/images/describe-image.ts';
import { newId } from '@pegboard/bff/src/platform/ids/new-id.ts';
import { images } from '@pegboard/bff/src/platform/media/images/tables.ts';
import { testApp, type TestApp } from '@pegboard/bff/src/testing/app.ts';
import { atLeast, atMost, printThresholds } from '../threshold.ts';

/** The shares of each side of the crops, with the share of crops that must find their own image first (SR-12). */
const CROPS = [
  { share: 0.4, least: 0.85 },
  { share: 0.6, least: 0.97 },
] as const;
const COST_RATIO_MAX = 2;
const PAGE_SIZE = 10;
/** Every third image is cut; none was used to choose the parts. */
const CUT_EVERY = 3;
const SEED = 11;

type Picture = { readonly name: string; readonly bytes: Buffer };
type Crop = { readonly of: string; readonly look: string };

/**
 * Measures how often a crop finds the image that it is cut from, among the drawings of the demo content and the images of
 * a folder, and the cost of the search beside one of whole images alone. `pnpm bench looks [FOLDER]`.
 */
export async function looksBench([folder]: readonly string[]): Promise<boolean> {
  const pictures = [...(await drawings()), ...(folder === undefined ? [] : await photos(resolve(folder)))];
  const site = await testApp();
  try {
    await storePictures(site, pictures);
    console.log(`${pictures.length} images`);
    const marks = [];
    const looks: string[] = [];
    for (const { share, least } of CROPS) {
      const crops = await cut(pictures, share);
      looks.push(...crops.map(({ look }) => look));
      const found = await ranks(site, crops);
      const first = found.filter((rank) => rank === 0).length / crops.length;
      const among = found.filter((rank) => rank >= 0).length / crops.length;
      console.log(
        `crops of ${share * 100} % of each side: ${crops.length}, first ${(first * 100).toFixed(1)} %, among ten ${(among * 100).toFixed(1)} %`,
      );
      marks.push(atLeast(`share of crops of ${share * 100} % that find their image first`, first, least));
    }
    const parts = await milliseconds(site, looks);
    await site.deps.db.execute(sql`update images set part_looks = null`);
    await site.deps.db.execute(sql`vacuum full analyze images`);
    const whole = await milliseconds(site, looks);
    console.log(`a search, ms: with parts ${parts.toFixed(2)}, of whole images ${whole.toFixed(2)}`);
    return printThresholds([
      ...marks,
      atMost('cost of a search with parts ÷ of whole images', parts / whole, COST_RATIO_MAX),
    ]);
  } finally {
    await site.close();
  }
}

async function drawings(): Promise<readonly Picture[]> {
  const specs = new Map(
    demoWorld().pins.flatMap(({ picture, detail }) =>
      detail.kind === 'gif' ? [] : [[JSON.stringify(picture), picture] as const],
    ),
  );
  const drawn: Picture[] = [];
  for (const [nth, spec] of [...specs.values()].entries())
    drawn.push({
      name: `drawing ${nth}`,
      bytes: await sharp(Buffer.from(drawPicture(spec)))
        .png()
        .toBuffer(),
    });
  return drawn;
}

async function photos(folder: string): Promise<readonly Picture[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => ({ name, bytes: await sharp(join(folder, name)).toBuffer() })),
  );
}

/** Stores the descriptors of images, each with a pin that has its name as the title. */
async function storePictures(site: TestApp, pictures: readonly Picture[]): Promise<void> {
  const { db } = site.deps;
  const maker = await site.member('Mara Lind');
  const boardId = BigInt((await maker.call('Board', 'create', { name: 'Images' })).data.id);
  for (const [nth, { name, bytes }] of pictures.entries()) {
    const { width, height } = await sharp(bytes).metadata();
    const id = newId();
    await db.insert(images).values({
      id,
      signature: nth.toString(16).padStart(32, '0'),
      width,
      height,
      format: 'png',
      dominantColor: '#808080',
      thumbhash: '',
      byteSize: bytes.length,
      sizes: {},
      ...(await describeImage(sharp(bytes).flatten({ background: '#fff' }))),
    });
    await createPin(db, { id: boardId }, null, { creatorId: BigInt(maker.id), imageId: id, title: name });
  }
  await db.execute(sql`vacuum analyze`);
}

async function cut(pictures: readonly Picture[], share: number): Promise<readonly Crop[]> {
  const drawn = new Uint32Array(2);
  const random = createRandom(SEED);
  const crops: Crop[] = [];
  for (const { name, bytes } of pictures.filter((_, nth) => nth % CUT_EVERY === 0)) {
    const { width: across, height: down } = await sharp(bytes).metadata();
    const [width, height] = [Math.round(across * share), Math.round(down * share)];
    random.drawInto(drawn, 2);
    const [left, top] = [(drawn[0] ?? 0) % (across - width), (drawn[1] ?? 0) % (down - height)];
    // As a browser sends it.
    const jpeg = await sharp(bytes)
      .flatten({ background: '#fff' })
      .extract({ left, top, width, height })
      .jpeg({ quality: 85 })
      .toBuffer();
    crops.push({ of: name, look: (await describePicture(sharp(jpeg))).look });
  }
  return crops;
}

/** Returns the place of the own image of each crop among what is found; -1 if it is not on the first page. */
async function ranks(site: TestApp, crops: readonly Crop[]): Promise<readonly number[]> {
  const places: number[] = [];
  for (const { of, look } of crops) {
    const { items } = await search(site, look);
    places.push(items.findIndex(({ title }) => title === of));
  }
  return places;
}

const search = (site: TestApp, look: string): ReturnType<typeof searchByDescriptor> =>
  searchByDescriptor(site.deps, null, encodeDescriptor({ look, lookModel: '' }), {
    isProducts: false,
    size: PAGE_SIZE,
    after: null,
  });

/** Returns the mean time of a search. */
async function milliseconds(site: TestApp, looks: readonly string[]): Promise<number> {
  for (const look of looks.slice(0, 20)) await search(site, look);
  const start = performance.now();
  for (const look of looks) await search(site, look);
  return (performance.now() - start) / looks.length;
}
