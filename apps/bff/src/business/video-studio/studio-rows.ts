import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { PictureRow } from '../../platform/media/images/index.ts';

/** The states of a video in the studio of its creator. */
export const STUDIO_STATES = [
  'uploading',
  'processing',
  'ready',
  'failed',
  'draft',
  'scheduled',
  'published',
] as const;

/** The state of a video in the studio of its creator. */
export type StudioState = (typeof STUDIO_STATES)[number];

/** A video of a creator as it is read. */
export type StudioRow = {
  readonly id: bigint;
  readonly state: StudioState;
  readonly uploadId: bigint | null;
  readonly draftId: bigint | null;
  readonly pinId: bigint | null;
  readonly title: string | null;
  readonly picture: PictureRow | null;
  readonly durationMs: number | null;
  readonly coverMs: number | null;
  readonly isCoverPending: boolean;
  readonly progress: number;
  readonly bytes: number | null;
  readonly failureCode: string | null;
  readonly failureCodec: string | null;
  readonly captionLanguages: readonly string[];
  readonly createdAt: Date;
  readonly scheduledAt: Date | null;
  readonly saves: number;
};

type Row = {
  id: string;
  state: StudioState;
  upload_id: string | null;
  draft_id: string | null;
  pin_id: string | null;
  title: string | null;
  signature: string | null;
  sizes: PictureRow['sizes'] | null;
  duration_ms: number | null;
  cover_ms: number | null;
  is_cover_pending: boolean;
  progress: number;
  bytes: string | null;
  failure_code: string | null;
  failure_codec: string | null;
  captions: readonly { readonly language: string }[] | null;
  created_at: Date;
  scheduled_at: Date | null;
  saves: number;
};

/** The parameters of a page: it begins after the video with the id `after`. */
export type StudioRowsParams = {
  readonly state: StudioState | undefined;
  readonly after: bigint | undefined;
  readonly limit: number;
};

/**
 * Reads the videos of a creator, newest first (CR-16): their uploads that are not published or that a draft uses, and their
 * Pins with a video. An upload has the state of its processing, then that of the draft that was changed last.
 */
export async function readStudioRows(
  db: Db,
  viewer: Pick<SignedIn, 'id'>,
  { state, after, limit }: StudioRowsParams,
): Promise<readonly StudioRow[]> {
  const isEarlier = (id: SQL): SQL => (after === undefined ? sql`true` : sql`${id} < ${after}`);
  const isWanted = state === undefined ? sql`true` : sql`videos.state = ${state}`;
  const { rows } = await db.execute<Row>(sql`
    select videos.*, videos.id::text as id, images.signature, images.sizes
    from (
      ${uploadsOf(viewer.id)} and ${isEarlier(sql`video_uploads.id`)}
      union all
      ${pinsOf(viewer.id)} and ${isEarlier(sql`contents.id`)}
    ) as videos left join images on images.id = videos.poster_id
    where ${isWanted} order by videos.id desc limit ${limit}`);
  return rows.map(toRow);
}

/** Selects the uploads of a member; a draft of one, if any, is the one that was changed last. */
function uploadsOf(ownerId: bigint): SQL {
  return sql`
    select video_uploads.id,
      case when video_uploads.state <> 'succeeded' then video_uploads.state
        when video_uploads.image_id is null or draft.state = 'failed' then 'failed'
        else coalesce(draft.state, 'ready') end as state,
      video_uploads.id::text as upload_id, draft.id::text as draft_id, null as pin_id,
      nullif(trim(draft.content ->> 'title'), '') as title,
      video_uploads.image_id as poster_id, video_uploads.duration_ms, video_uploads.cover_ms,
      video_uploads.state = 'processing' and video_uploads.image_id is not null as is_cover_pending,
      video_uploads.progress::int as progress, video_uploads.bytes::text as bytes,
      case when video_uploads.state = 'succeeded' and video_uploads.image_id is null then 'upload_not_found'
        else coalesce(video_uploads.failure_code, draft.failure_code) end as failure_code,
      video_uploads.failure_codec, draft.content #> '{media,captions}' as captions,
      video_uploads.created_at, draft.scheduled_at, 0 as saves
    from video_uploads left join lateral (
      select pin_drafts.* from pin_drafts
      where pin_drafts.owner_id = video_uploads.owner_id and pin_drafts.deleted_at is null
        and pin_drafts.state <> 'published'
        and jsonb_path_exists(pin_drafts.content, '$.media.**.uploadId ? (@ == $id)',
          jsonb_build_object('id', video_uploads.id::text))
      order by pin_drafts.updated_at desc, pin_drafts.id desc limit 1
    ) as draft on true
    where video_uploads.owner_id = ${ownerId} and (video_uploads.published_at is null or draft.id is not null)`;
}

/** Selects the contents of a member that have a video and a Pin of theirs. */
function pinsOf(ownerId: bigint): SQL {
  return sql`
    select contents.id, 'published', null, null, pin.id::text, contents.title, contents.image_id,
      (contents.rich #>> '{video,duration}')::numeric::int,
      coalesce((contents.rich #>> '{video,coverMs}')::int, 0), contents.rich #> '{video,pendingCoverMs}' is not null,
      100, null, null, null, contents.rich #> '{video,captions}', contents.created_at, null, contents.save_count
    from contents cross join lateral (
      select pins.id from pins
      where pins.content_id = contents.id and pins.pinner_id = contents.creator_id and not pins.is_repin
        and pins.deleted_at is null
      order by pins.id limit 1
    ) as pin
    where contents.creator_id = ${ownerId} and contents.rich ? 'video'`;
}

function toRow(row: Row): StudioRow {
  const { signature, sizes, captions, bytes } = row;
  return {
    id: BigInt(row.id),
    state: row.state,
    uploadId: toId(row.upload_id),
    draftId: toId(row.draft_id),
    pinId: toId(row.pin_id),
    title: row.title,
    picture: signature !== null && sizes !== null ? { signature, sizes } : null,
    durationMs: row.duration_ms,
    coverMs: row.cover_ms,
    isCoverPending: row.is_cover_pending,
    progress: row.progress,
    bytes: bytes === null ? null : Number(bytes),
    failureCode: row.failure_code,
    failureCodec: row.failure_codec,
    captionLanguages: (captions ?? []).map(({ language }) => language),
    createdAt: new Date(row.created_at),
    scheduledAt: row.scheduled_at === null ? null : new Date(row.scheduled_at),
    saves: row.saves,
  };
}

function toId(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}
