import { profilePath } from '@pegboard/routes';
import { sql, type SQL } from 'drizzle-orm';
import { boardUrl } from '../../pins/board-access/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { pinSeoUrl } from '../../pins/pins/index.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { canonicalPins, indexableBoards, indexableProfiles, joinedIndexablePins } from './indexable.ts';

/** One address of a sitemap: paths of this site. */
export type SitemapEntry = {
  readonly path: string;
  /** In ISO 8601. */
  readonly lastmod: string | undefined;
  readonly image: string | undefined;
};

/** One kind of addresses: how its rows are read, by ranges of ids, and presented. */
export type SitemapKind = {
  /** The tables that the conditions and `version` need. */
  readonly from: SQL;
  readonly id: SQL;
  readonly where: SQL;
  readonly lastmod: SQL;
  /** A text that changes whenever the entry of a row changes. */
  readonly version: SQL;
  /** Further tables that entries need, and the name of the one with the image. */
  readonly joins: SQL;
  readonly image: SQL;
  /** The texts of the path, without tabs and line breaks. */
  readonly texts: readonly SQL[];
  readonly pathOf: (id: string, texts: readonly string[]) => string;
};

/** The sizes of images for crawlers, the best first. */
const IMAGE_SIZES = ['736x', '564x', '474x', '136x136'] as const;

/** Selects the entry of a row as one line, which `parseEntry` reads: its columns are separated by tabs. */
export function entryLine({ id, lastmod, image, texts }: SitemapKind): SQL {
  const size = sql`case ${sql.join(
    IMAGE_SIZES.map((name) => sql`when ${image}.sizes ? ${sql.raw(`'${name}' then '${name}'`)}`),
    sql` `,
  )} end`;
  const columns = [id, sql`${lastmod} at time zone 'UTC'`, size, sql`${image}.signature`, ...texts];
  return sql`concat(${sql.join(columns, sql`, E'\t', `)})`;
}

/** Reads the entry of a line. Its image is a JPEG: crawlers read it without negotiating a format. */
export function parseEntry({ pathOf }: SitemapKind, line: string): SitemapEntry {
  const [id = '', time = '', size = '', signature = '', ...texts] = line.split('\t');
  return {
    path: pathOf(id, texts),
    lastmod: time === '' ? undefined : `${time.replace(' ', 'T')}Z`,
    image: size === '' ? undefined : imageUrl(signature, size, 'jpg'),
  };
}

/** The newest pin of a board that is listed, with its image: the cover that the owner chose comes first. */
const boardImage = sql`left join lateral (
    select images.signature, images.sizes from pins
    join contents on contents.id = pins.content_id
    join images on images.id = contents.image_id
    where pins.board_id = boards.id and pins.deleted_at is null and ${visiblePins(null)}
    order by (pins.id = boards.cover_pin_id) is true desc, pins.position desc, pins.id desc limit 1
  ) cover on true`;

/** The kinds of addresses with files of their own, by the name in the address of a file. */
export const SITEMAP_KINDS = {
  pins: {
    from: joinedIndexablePins,
    id: sql`pins.id`,
    where: canonicalPins,
    lastmod: sql`coalesce(pins.edited_at, pins.created_at)`,
    version: sql`coalesce(pins.edited_at, pins.created_at)::text`,
    joins: sql`join contents on contents.id = pins.content_id join images on images.id = contents.image_id`,
    image: sql`images`,
    texts: [sql`translate(coalesce(contents.title, contents.grid_title), E'\t\n', '  ')`],
    pathOf: (id, [title = '']) => pinSeoUrl({ id: BigInt(id), title, gridTitle: null }),
  },
  boards: {
    from: sql`boards join users on users.id = boards.owner_id`,
    id: sql`boards.id`,
    where: indexableBoards,
    lastmod: sql`greatest(boards.last_pinned_at, boards.created_at)`,
    version: sql`concat_ws(' ', users.username, boards.slug, boards.cover_pin_id, boards.last_pinned_at)`,
    joins: boardImage,
    image: sql`cover`,
    texts: [sql`users.username`, sql`boards.slug`],
    pathOf: (_, [ownerUsername = '', slug = '']) => boardUrl({ ownerUsername, slug }),
  },
  profiles: {
    from: sql`users`,
    id: sql`users.id`,
    where: indexableProfiles,
    lastmod: sql`(select max(boards.last_pinned_at) from boards where boards.owner_id = users.id and ${indexableBoards})`,
    version: sql`concat_ws(' ', users.username, users.image_id)`,
    joins: sql`left join images on images.id = users.image_id`,
    image: sql`images`,
    texts: [sql`users.username`],
    pathOf: (_, [username = '']) => profilePath(username),
  },
} as const satisfies Readonly<Record<string, SitemapKind>>;

/** The name of a kind, as in the address of its files. */
export type SitemapKindName = keyof typeof SITEMAP_KINDS;
