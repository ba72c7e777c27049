import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/** Condition on the images in `contents.rich`, supported by the partial indexes of `contents`. */
export function showsPicture(id: bigint): SQL {
  const [slide, page, entry] = [
    { carousel: { slots: [{ imageId: String(id) }] } },
    { story: { pages: [{ imageId: String(id) }] } },
    { collection: [{ imageId: String(id) }] },
  ].map((part) => JSON.stringify(part));
  return sql`(image_id = ${id}
    or (rich ?| array['carousel', 'story'] and (rich @> ${slide}::jsonb or rich @> ${page}::jsonb))
    or (rich ? 'collection' and rich @> ${entry}::jsonb))`;
}

/** Expression of `contents`: the ids of all of its images, as an array of texts. */
export function imagesOfContent(): SQL {
  return sql`(array[contents.image_id::text]
    || array(select jsonb_path_query(contents.rich, '$.carousel.slots[*].imageId') #>> '{}')
    || array(select jsonb_path_query(contents.rich, '$.story.pages[*].imageId') #>> '{}')
    || array(select jsonb_path_query(contents.rich, '$.collection[*].imageId') #>> '{}'))`;
}

/** Selects the accounts whose contents, profile, uploads or guests' images show an image, as `owner_id`. */
export function pictureOwners(id: bigint): SQL {
  return sql`select creator_id as owner_id from contents where ${showsPicture(id)}
    union select owner_id from uploads where image_id = ${id}
    union select owner_id from video_uploads where image_id = ${id}
    union select owner_id from board_guest_images where image_id = ${id}
    union select id from users where image_id = ${id}`;
}

/** Replaces all references of one owner to an image by another. */
export async function repointOwner(
  tx: Db,
  owner: bigint,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<void> {
  // The text of jsonb is normalized, and quotation marks within strings are escaped, so only the field itself
  // matches.
  await tx.execute(sql`
    update contents set image_id = case when image_id = ${from} then ${to}::bigint else image_id end,
      rich = case when rich ?| array['carousel', 'story', 'collection']
        then replace(rich::text, ${`"imageId": "${from}"`}, ${`"imageId": "${to}"`})::jsonb else rich end
    where creator_id = ${owner} and ${showsPicture(from)}`);
  await tx.execute(sql`update uploads set image_id = ${to} where image_id = ${from} and owner_id = ${owner}`);
  await tx.execute(
    sql`update video_uploads set image_id = ${to} where image_id = ${from} and owner_id = ${owner}`,
  );
  await tx.execute(
    sql`update board_guest_images set image_id = ${to} where image_id = ${from} and owner_id = ${owner}`,
  );
  await tx.execute(sql`update users set image_id = ${to} where image_id = ${from} and id = ${owner}`);
  await repointArticles(tx, { from, to });
}

/** Replaces an image in articles, which belong to the site: they show the copy of the first owner. */
async function repointArticles(
  tx: Db,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<void> {
  const stored = (id: bigint): string => `{"id": "${id}", "source": "stored"`;
  await tx.execute(sql`
    update articles set cover_image_id = case when cover_image_id = ${from} then ${to}::bigint else cover_image_id end,
      blocks = replace(blocks::text, ${stored(from)}, ${stored(to)})::jsonb
    where id in (select article_id from article_images where image_id = ${from})`);
  await tx.execute(sql`
    insert into article_images (article_id, image_id)
    select article_id, ${to}::bigint from article_images where image_id = ${from} on conflict do nothing`);
  await tx.execute(sql`delete from article_images where image_id = ${from}`);
}
