import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { imageUrl, videoPath, type VideoFile } from '@pegboard/bff/src/platform/media/images/index.ts';
import type { Person } from '../world/seed-world.ts';
import { send } from '../world/send.ts';
import { withClient } from '../world/with-client.ts';
import type { Stage } from './stage.ts';

const IMAGE_SIZES = ['236x', '736x'];
const FILES: readonly VideoFile[] = ['720p', '240p', 'hls', 'hls-720p', 'hls-240p', 'preview'];
const LEFT_LIMIT_MS = 20_000;
const PAUSE_MS = 200;

/** Returns what is missing, there twice or left over of a video that was published. */
export async function checkVideo(of: {
  readonly stage: Stage;
  readonly port: number;
  readonly person: Person;
  readonly uploadId: string;
  readonly pinId: string;
}): Promise<readonly string[]> {
  const { stage, port, person, uploadId, pinId } = of;
  const { counts, signatures } = await readCounts(stage.postgres.url, person.id, pinId);
  const seen = Object.entries(counts).flatMap(([what, count]) => (count === 1 ? [] : [`${count} ${what}`]));
  const [signature] = signatures;
  if (signature === undefined) return [...seen, 'the Pin has no image'];
  for (const name of FILES) {
    const { status, text } = await send(port, { path: `/i/${videoPath(name, signature)}` });
    if (status !== 200 || text.length === 0) seen.push(`${name} answers ${status}`);
  }
  const folders = IMAGE_SIZES.map((size) => imageUrl(signature, size));
  for (const path of folders)
    if ((await send(port, { path })).status !== 200) seen.push(`the poster ${path} is missing`);
  return [
    ...seen,
    ...(await findLeftovers(stage.postgres.dataDir, uploadId)),
    ...findOthers(stage, signature),
  ];
}

type Counts = Readonly<Record<string, number>>;

async function readCounts(
  url: string,
  userId: string,
  pinId: string,
): Promise<{ readonly counts: Counts; readonly signatures: readonly string[] }> {
  let found: { counts: Counts; signatures: readonly string[] } = { counts: {}, signatures: [] };
  await withClient(url, async (client) => {
    const { rows } = await client.query<Counts>(
      `select (select count(*) from video_uploads where owner_id = $1)::int as "uploads",
        (select count(*) from video_uploads where owner_id = $1 and state = 'succeeded' and published_at is not null)::int as "published uploads",
        (select count(*) from contents where creator_id = $1)::int as "contents",
        (select count(*) from pins where pinner_id = $1 and deleted_at is null)::int as "Pins",
        (select count(*) from pins where id = $2 and pinner_id = $1)::int as "Pins with the id of the answer",
        (select pin_count from boards where owner_id = $1 limit 1)::int as "Pins in the count of the board",
        (select count(*) from pin_drafts where owner_id = $1 and state = 'published')::int as "published drafts",
        (select count(*) from pin_drafts where owner_id = $1)::int as "drafts"`,
      [userId, pinId],
    );
    const posters = await client.query<{ signature: string }>(
      'select signature from images join contents on contents.image_id = images.id where contents.id = $1',
      [pinId],
    );
    found = { counts: rows[0] ?? {}, signatures: posters.rows.map(({ signature }) => signature) };
  });
  return found;
}

/** Returns the files of the upload in the working folders; the process of the jobs removes them last. */
async function findLeftovers(dataDir: string, uploadId: string): Promise<readonly string[]> {
  const end = Date.now() + LEFT_LIMIT_MS;
  for (;;) {
    const left = ['sources', 'results'].flatMap((name) => {
      const folder = join(dataDir, 'video-uploads', name);
      const files = existsSync(folder) ? readdirSync(folder) : [];
      return files
        .filter((file) => file.split('.')[0] === uploadId)
        .map((file) => `${name}/${file} is left over`);
    });
    if (left.length === 0 || Date.now() > end) return left;
    await sleep(PAUSE_MS);
  }
}

/** The posters that were known before, of other members. */
const known = new WeakMap<Stage, Set<string>>();

/** Returns the stored files of a signature that no upload before and not this one has: a poster that was stored twice. */
function findOthers(stage: Stage, signature: string): readonly string[] {
  const expected = known.get(stage) ?? new Set();
  expected.add(signature);
  known.set(stage, expected);
  const folder = join(stage.postgres.dataDir, 'images');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const signatures = new Set(files.flatMap((file) => /([0-9a-f]{32})\.\w+$/.exec(file)?.[1] ?? []));
  return [...signatures]
    .filter((one) => !expected.has(one))
    .map((other) => `files of ${other} are left over`);
}
