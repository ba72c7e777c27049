import { sql } from 'drizzle-orm';
import { recordAction } from '../../people/audit-log/index.ts';
import { blockImage, unblockImage } from '../../pins/image-blocks/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { readStoredCopyHash } from '../../platform/media/images/index.ts';
import { checkTeam } from '../members/index.ts';
import type { Deps } from './deps.ts';

/** An image to block: that of a pin, or a file by its SHA-256. */
export type BlockInput = {
  readonly pinId: string | undefined;
  readonly sha256: string | undefined;
  readonly distance: number;
  readonly reason: string;
};

/** Blocks an image from now on, and records it. Throws `pin_not_found`, and `invalid_input` if no image is named. */
export async function blockImageOf(deps: Deps, viewer: SignedIn, input: BlockInput): Promise<void> {
  checkTeam(viewer);
  const { pinId, sha256, distance, reason } = input;
  if (pinId === undefined && sha256 === undefined)
    throw new AppError('invalid_input', { fields: { pin_id: 'Choose an image.' } });
  const copyHash = pinId === undefined ? null : await copyHashOfPin(deps, pinId);
  await deps.db.transaction(async (tx) => {
    const block = { sha256: sha256?.toLowerCase() ?? null, copyHash, distance, reason };
    const id = await blockImage(deps, tx, block);
    const details = { reason, id: String(id), ...(pinId !== undefined && { pin: pinId }) };
    await recordAction(deps, tx, viewer, { action: 'image_blocked', details });
  });
}

/** Removes a block as a mistake, and records it. Throws `image_block_not_found`. */
export async function unblockImageOf(deps: Deps, viewer: SignedIn, id: string): Promise<void> {
  checkTeam(viewer);
  await deps.db.transaction(async (tx) => {
    if (!(await unblockImage(deps, tx, parseId(id) ?? 0n))) throw new AppError('image_block_not_found');
    await recordAction(deps, tx, viewer, { action: 'image_unblocked', details: { id } });
  });
}

/** Returns the copy hash of the image of a pin, also of a removed one. Throws `pin_not_found`, and `invalid_input` for an image that is almost plain. */
async function copyHashOfPin({ db, imageStore }: Deps, pinId: string): Promise<string> {
  const { rows } = await db.execute<{ signature: string }>(sql`select images.signature from pins
    join contents on contents.id = pins.content_id join images on images.id = contents.image_id
    where pins.id = ${parseId(pinId) ?? 0n}`);
  const [image] = rows;
  const hash = image && (await readStoredCopyHash(imageStore, image.signature));
  if (hash === undefined) throw new AppError('pin_not_found');
  if (hash === null)
    throw new AppError('invalid_input', {
      fields: { pin_id: 'This image is almost plain. Block its file by its SHA-256.' },
    });
  return hash;
}
