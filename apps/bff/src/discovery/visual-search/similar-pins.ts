import { sql, type SQL } from 'drizzle-orm';
import { reachableBoards } from '../../pins/board-access/index.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import { DESCRIPTOR_BITS } from '../../platform/media/images/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';

/** Number of the newest images that are all examined. */
const NEWEST_MAX = 4000;
/** Number of sketches examined on each side of the sought one, in each order. */
const A_SIDE_MAX = 400;
/** Number of the newest images whose parts are compared: those that may contain the sought colors, and the most similar. */
const NEWEST_COMPARED_MAX = 100;
/** Number of the images with the most similar sketches whose parts are compared. */
const SKETCHED_COMPARED_MAX = 100;
/** The weight of a missing step of color among the differing bits. */
const MISSING_WEIGHT = 3;
/** The orders of the sketches, each of which begins with other bits. */
const ORDERS = [1, 2, 3, 4] as const;

/** Defines the statement that reads the image of a pin, if the viewer may see it. */
export const pictureOfPin = viewerStatement<{ readonly content_id: bigint; readonly signature: string }>(
  'picture of a pin',
  (viewer, value) => sql`
    select contents.id as content_id, images.signature
    from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      join images on images.id = contents.image_id
    where pins.id = ${value('pin')} and pins.deleted_at is null
      and ${reachableBoards(viewer)} and ${visiblePins(viewer)}`,
);

/** A pin with a similar image; `nearness` decreases with the difference. */
export type Alike = { readonly id: bigint; readonly content_id: bigint; readonly nearness: bigint };

/** Selects the sketches beside the sought one in one of the orders, from its index alone, with the number of differing bits. */
function besideSketch(order: number): SQL {
  const key = sql.identifier(`key_${order}`);
  const sought = sql`(select ${key} from sought)`;
  const side = (condition: SQL, direction: SQL): SQL => sql`
    (select image_id, bit_count((${key} # ${sought})::bit(64)) as distance from image_sketches
    where ${key} ${condition} ${sought} order by ${key} ${direction}, image_id ${direction} limit ${sql.raw(String(A_SIDE_MAX))})`;
  return sql`${side(sql`<=`, sql`desc`)} union all ${side(sql`>`, sql`asc`)}`;
}

const alike = (isProducts: boolean): ReturnType<typeof viewerStatement<Alike>> =>
  viewerStatement<Alike>(`${isProducts ? 'products' : 'pins'} that look alike`, (viewer, value) => {
    const look = sql`${value('look')}::bit(${sql.raw(String(DESCRIPTOR_BITS))})`;
    const needed = sql`${value('needed')}::bit(${sql.raw(String(DESCRIPTOR_BITS))})`;
    return sql`
      with ${mutedSourcesCte(viewer)} newest as (
        select id, look, look_model from images where look is not null order by id desc limit ${sql.raw(String(NEWEST_MAX))}
      ), sought as materialized (
        select * from sketches_of(${look}, null)
      ), beside as (
        ${sql.join(ORDERS.map(besideSketch), sql` union all `)}
      ), compared as (
        (select id from newest where look_model = ${value('model')}
        order by bit_count(look # ${look}) + ${sql.raw(String(MISSING_WEIGHT))} * bit_count(${needed} & ~look), id desc
        limit ${sql.raw(String(NEWEST_COMPARED_MAX))})
        union
        (select image_id from beside group by image_id order by min(distance), image_id desc
        limit ${sql.raw(String(SKETCHED_COMPARED_MAX))})
      ), near as materialized (
        select images.id, -least(bit_count(images.look # ${look}), (
          select min(bit_count(part # ${look})) from unnest(images.part_looks) part
        )) as nearness
        from compared join images on images.id = compared.id
        where images.look_model = ${value('model')}
      )
      select canonical.id, best.content_id, best.nearness
      from (
        select contents.id as content_id, near.nearness from near join contents on contents.image_id = near.id
        where near.nearness >= -${value('distance')}::int and contents.id <> ${value('content')}
          ${isProducts ? sql`and contents.rich ? 'products'` : sql``}
          and (near.nearness, contents.id) < (${value('nearness')}::bigint, ${value('after')}::bigint)
        order by near.nearness desc, contents.id desc
      ) best, lateral (${canonicalPin(viewer, sql`best.content_id`)}) canonical
      order by best.nearness desc, best.content_id desc limit ${value('limit')}`;
  });

/**
 * Finds pins listed for the viewer by the similarity of their images, or of a part of them, to a descriptor: among the
 * newest images, and those of any age with a similar sketch (decision 113). The number of examined images is bounded (BF-08).
 */
export const findSimilarPins = alike(false);
/** Does the same for pins with products. */
export const productsAlike = alike(true);
