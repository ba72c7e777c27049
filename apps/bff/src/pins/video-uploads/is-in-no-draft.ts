import { sql, type SQL } from 'drizzle-orm';
import { videoUploads } from './tables.ts';

/** Condition on `video_uploads`: no unpublished draft uses it. Named in the text: drafts are a domain above this one. */
export function isInNoDraft(): SQL {
  return sql`not exists (
    select from pin_drafts where pin_drafts.owner_id = ${videoUploads.ownerId}
      and pin_drafts.state <> 'published' and pin_drafts.deleted_at is null
      and jsonb_path_exists(pin_drafts.content, '$.media.**.uploadId ? (@ == $id)',
        jsonb_build_object('id', ${videoUploads.id}::text)))`;
}
