import { sql, type SQL } from 'drizzle-orm';
import { reachableBoards } from '../../pins/board-access/index.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import { LOOK_BITS, LOOK_WORDS } from '../../platform/media/images/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement, type Value } from '../../platform/database/statement.ts';

/** So many of the newest pictures are all looked at. */
const NEWEST_MAX = 4000;
/** Of the pictures that share a word with what is sought, so many of the newest for each word. */
const A_WORD_MAX = 250;
/** Pictures whose looks differ in more bits are not alike: of two drawn by lot, about half differ in fewer. */
const DISTANCE_MAX = 50;

/** The picture of a pin, if the viewer may see it. */
export const pictureOfPin = viewerStatement<{ readonly content_id: bigint; readonly signature: string }>(
  'picture of a pin',
  (viewer, value) => sql`
    select contents.id as content_id, images.signature
    from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      join images on images.id = contents.image_id
    where pins.id = ${value('pin')} and pins.deleted_at is null
      and ${reachableBoards(viewer)} and ${visiblePins(viewer)}`,
);

/** A pin whose picture is like the one that is sought; `nearness` is less the more they differ. */
export type Alike = { readonly id: bigint; readonly content_id: bigint; readonly nearness: bigint };

const ofWord = (word: number, value: (name: string) => Value): SQL => sql`
  (select id, look from images where (look_words[${sql.raw(String(word + 1))}]) = ${value(`word${word}`)}::smallint
    order by id desc limit ${sql.raw(String(A_WORD_MAX))})`;

const alike = (isProducts: boolean): ReturnType<typeof viewerStatement<Alike>> =>
  viewerStatement<Alike>(
    `${isProducts ? 'products' : 'pins'} that look alike`,
    (viewer, value) => sql`
      with ${mutedSourcesCte(viewer)} looked_at as (
        (select id, look from images where look is not null order by id desc limit ${sql.raw(String(NEWEST_MAX))})
        union ${sql.join(
          Array.from({ length: LOOK_WORDS }, (_, word) => ofWord(word, value)),
          sql` union `,
        )}
      ), near as materialized (
        select id, -bit_count(look # ${value('look')}::bit(${sql.raw(String(LOOK_BITS))})) as nearness from looked_at
      )
      select canonical.id, best.content_id, best.nearness
      from (
        select contents.id as content_id, near.nearness from near join contents on contents.image_id = near.id
        where near.nearness >= ${sql.raw(String(-DISTANCE_MAX))} and contents.id <> ${value('content')}
          ${isProducts ? sql`and contents.rich ? 'products'` : sql``}
          and (near.nearness, contents.id) < (${value('nearness')}::bigint, ${value('after')}::bigint)
        order by near.nearness desc, contents.id desc
      ) best, lateral (${canonicalPin(viewer, sql`best.content_id`)}) canonical
      order by best.nearness desc, best.content_id desc limit ${value('limit')}`,
  );

/**
 * Pins that the viewer may see listed, and their products alone, by how like their pictures are to a look: of the newest
 * pictures, and of older ones those that share a word with it. As many are looked at however many there are (BF-08).
 */
export const findSimilarPins = alike(false);
/** The same of pins that show products. */
export const productsAlike = alike(true);
