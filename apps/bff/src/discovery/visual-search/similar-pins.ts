import { sql, type SQL } from 'drizzle-orm';
import { reachableBoards } from '../../pins/board-access/index.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import { DESCRIPTOR_BITS, DESCRIPTOR_BANDS } from '../../platform/media/images/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement, type Value } from '../../platform/database/statement.ts';

/** Number of the newest images that are all examined. */
const NEWEST_MAX = 4000;
/** Number of the newest images examined per shared descriptor word. */
const A_WORD_MAX = 250;
/** Number of the examined images whose parts are compared: those that may contain the sought colors, and the most similar. */
const COMPARED_MAX = 300;
/** The weight of a missing step of color among the differing bits. */
const MISSING_WEIGHT = 3;

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

/**
 * Selects the newest images that meet a condition, at most `max`, and of these those described by the model of the search. The model
 * is compared afterwards, so that the number of read rows is bounded whatever the planner knows about models (BF-08).
 */
const newestImages = (condition: SQL, max: number, value: (name: string) => Value): SQL => sql`
  (select id, look from (
    select id, look, look_model from images where ${condition} order by id desc limit ${sql.raw(String(max))}
  ) newest where look_model = ${value('model')})`;

const ofWord = (word: number, value: (name: string) => Value): SQL =>
  newestImages(
    sql`(look_words[${sql.raw(String(word + 1))}]) = ${value(`word${word}`)}::smallint`,
    A_WORD_MAX,
    value,
  );

const alike = (isProducts: boolean): ReturnType<typeof viewerStatement<Alike>> =>
  viewerStatement<Alike>(`${isProducts ? 'products' : 'pins'} that look alike`, (viewer, value) => {
    const look = sql`${value('look')}::bit(${sql.raw(String(DESCRIPTOR_BITS))})`;
    const needed = sql`${value('needed')}::bit(${sql.raw(String(DESCRIPTOR_BITS))})`;
    return sql`
      with ${mutedSourcesCte(viewer)} looked_at as (
        ${newestImages(sql`look is not null`, NEWEST_MAX, value)}
        union ${sql.join(
          Array.from({ length: DESCRIPTOR_BANDS }, (_, word) => ofWord(word, value)),
          sql` union `,
        )}
      ), compared as (
        select id, bit_count(look # ${look}) as distance from looked_at
        order by bit_count(look # ${look}) + ${sql.raw(String(MISSING_WEIGHT))} * bit_count(${needed} & ~look), id desc
        limit ${sql.raw(String(COMPARED_MAX))}
      ), near as materialized (
        select compared.id, -least(distance, (
          select min(bit_count(part # ${look})) from unnest(images.part_looks) part
        )) as nearness
        from compared join images on images.id = compared.id
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
 * newest images, and among older ones that share a word with it. The number of examined images is bounded (BF-08).
 */
export const findSimilarPins = alike(false);
/** Does the same for pins with products. */
export const productsAlike = alike(true);
