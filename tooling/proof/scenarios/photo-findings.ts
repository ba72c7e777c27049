import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { imageUrl } from '@pegboard/bff/src/platform/media/images/index.ts';
import type { Person } from '../world/seed-world.ts';
import { send } from '../world/send.ts';
import { withClient } from '../world/with-client.ts';
import type { Stage } from './stage.ts';

const IMAGE_SIZES = ['236x', '474x', '736x'];

/** Returns what is missing, there twice or left over of a photo that was published. */
export async function checkPhoto(of: {
  readonly stage: Stage;
  readonly port: number;
  readonly person: Person;
  readonly uploadId: string;
  readonly pinId: string;
}): Promise<readonly string[]> {
  const { stage, port, person, uploadId, pinId } = of;
  const seen: string[] = [];
  await withClient(stage.postgres.url, async (client) => {
    const counts = await client.query<Record<string, number>>(
      `select (select count(*) from uploads where owner_id = $1)::int as "uploads",
        (select count(*) from uploads where id = $3 and status = 'succeeded')::int as "finished uploads",
        (select count(*) from jobs.job where name = 'process-upload' and data ->> 'uploadId' = $3::text)::int as "jobs of the upload",
        (select count(*) from contents where creator_id = $1)::int as "contents",
        (select count(*) from pins where pinner_id = $1 and deleted_at is null)::int as "Pins",
        (select count(*) from pins where id = $2 and pinner_id = $1)::int as "Pins with the id of the answer",
        (select pin_count from boards where owner_id = $1 limit 1)::int as "Pins in the count of the board",
        (select count(*) from pin_drafts where owner_id = $1 and state = 'published')::int as "published drafts",
        (select count(*) from pin_drafts where owner_id = $1)::int as "drafts"`,
      [person.id, pinId, uploadId],
    );
    for (const [what, count] of Object.entries(counts.rows[0] ?? {}))
      if (count !== 1) seen.push(`${count} ${what}`);
    const found = await client.query<{ signature: string; key: string }>(
      `select images.signature, uploads.key from uploads
        join images on images.id = uploads.image_id join contents on contents.image_id = images.id
        where uploads.id = $1 and contents.id = $2`,
      [uploadId, pinId],
    );
    const [image] = found.rows;
    if (!image) return void seen.push('the Pin does not have the image of the upload');
    for (const size of IMAGE_SIZES) {
      const { status } = await send(port, { path: imageUrl(image.signature, size) });
      if (status !== 200) seen.push(`the size ${size} answers ${status}`);
    }
    const folder = join(stage.postgres.dataDir, 'uploads');
    const left = existsSync(folder) ? readdirSync(folder) : [];
    if (left.includes(image.key)) seen.push('the received file is left over');
  });
  return seen;
}
