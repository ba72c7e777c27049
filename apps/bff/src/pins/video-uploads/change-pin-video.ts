import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError, type FieldErrors } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { nameCaptions, replaceCaptions, type NamedCaptions } from '../captions/index.ts';
import { contents, type ContentRich } from '../pin-access/index.ts';
import { findWritablePin, type PinView } from '../pins/index.ts';
import { changePinCover } from './change-pin-cover.ts';
import { checkCover } from './check-cover.ts';
import type { Deps } from './deps.ts';
import { parseCaptions } from './parse-captions.ts';

/** The captions that a video is to have in a language (BCP 47): a file in WebVTT or SRT; without one, the present captions. */
export type CaptionsChange = { readonly language: string; readonly vtt?: string | undefined };

/** A change of the video of a Pin. Missing fields stay unchanged. */
export type PinVideoChange = {
  readonly coverMs?: number | undefined;
  /** The captions of all languages: those that are not listed are removed. */
  readonly captions?: readonly CaptionsChange[] | undefined;
};

type Video = NonNullable<ContentRich['video']>;

/**
 * Returns a Pin with a video that the viewer created. Throws `pin_not_found`, `forbidden` for a Pin of another creator and for
 * a save, and `invalid_input` for a Pin without a video.
 */
export async function findOwnVideo(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
): Promise<{ readonly pin: PinView; readonly video: Video }> {
  const pin = await findWritablePin(db, viewer, id);
  if (pin.isRepin || pin.creatorId !== viewer.id) throw new AppError('forbidden');
  const { video } = pin.rich;
  if (!video) throw new AppError('invalid_input', { fields: { id: 'This Pin has no video.' } });
  return { pin, video };
}

/**
 * Changes the captions of a published video at once, and queues the change of its cover, for its Pin and everyone who saved it
 * (CR-15). Throws what `findOwnVideo` throws, `cover_out_of_range`, what `parseCaptions` throws, and `invalid_input` for
 * languages that occur twice or have no captions, each with its field.
 */
export async function changePinVideo(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  viewer: SignedIn,
  id: bigint | undefined,
  { coverMs, captions }: PinVideoChange,
): Promise<void> {
  const { pin, video } = await findOwnVideo(db, viewer, id);
  if (coverMs !== undefined)
    await withField('cover_seconds', async () => checkCover(coverMs, video.duration));
  const parsed = captions && (await parseAll(captions));
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ video: Video | null }>(sql`
      select rich -> 'video' as video from contents where id = ${pin.contentId} for no key update`);
    const current = rows[0]?.video;
    if (!current) throw new AppError('pin_not_found');
    const listed = parsed && mergeCaptions(current.captions ?? [], parsed);
    if (listed) await replaceCaptions(tx, pin.contentId, listed);
    const isNewCover = coverMs !== undefined && coverMs !== (current.pendingCoverMs ?? current.coverMs ?? 0);
    const changed = {
      ...(listed && { captions: listed.map(({ language, name }) => ({ language, name })) }),
      ...(isNewCover && { pendingCoverMs: coverMs }),
    };
    await tx
      .update(contents)
      .set({
        rich: sql`jsonb_set(${contents.rich}, '{video}', ${contents.rich} -> 'video' || ${JSON.stringify(changed)}::jsonb)`,
      })
      .where(sql`${contents.id} = ${pin.contentId}`);
    if (isNewCover) await jobs.enqueue(tx, changePinCover, { contentId: String(pin.contentId), coverMs });
  });
}

type ParsedCaptions = { readonly language: string; readonly named: NamedCaptions | undefined };

async function parseAll(captions: readonly CaptionsChange[]): Promise<readonly ParsedCaptions[]> {
  const parsed: ParsedCaptions[] = [];
  for (const [index, { language, vtt }] of captions.entries()) {
    const field = `captions.${index}`;
    if (parsed.some((other) => other.language.toLowerCase() === language.toLowerCase()))
      throw invalidField(field, 'Choose each language once.');
    const named =
      vtt === undefined
        ? undefined
        : nameCaptions(language, (await withField(field, () => parseCaptions(vtt))).vtt);
    parsed.push({ language, named });
  }
  return parsed;
}

/** Returns the captions in their new order: the present name for those that stay, with the text for new ones. */
function mergeCaptions(
  current: NonNullable<Video['captions']>,
  parsed: readonly ParsedCaptions[],
): readonly (NamedCaptions | { readonly language: string; readonly name: string })[] {
  return parsed.map(({ language, named }, index) => {
    const kept = named ?? current.find((one) => one.language.toLowerCase() === language.toLowerCase());
    if (!kept) throw invalidField(`captions.${index}`, 'Choose a file for this language.');
    return kept;
  });
}

/** Runs the check of one field; an error that callers should know gets the path of the field. */
async function withField<T>(field: string, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof AppError) || error.fields || error.status >= 500) throw error;
    const fields: FieldErrors = { [field]: error.message };
    throw new AppError(error.code as 'invalid_input', { fields, cause: error });
  }
}

function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: message } });
}
