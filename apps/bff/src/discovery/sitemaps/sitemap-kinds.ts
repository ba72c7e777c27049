import { profilePath } from '@pegboard/routes';
import { sql, type SQL } from 'drizzle-orm';
import { boardUrl } from '../../pins/board-access/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { pinSeoUrl } from '../../pins/pins/index.ts';
import { imageUrl, type PictureRow } from '../../platform/media/images/index.ts';
import { indexableBoards, indexablePins, indexableProfiles } from './indexable.ts';

/** One address of a sitemap: paths of this site. */
export type SitemapEntry = {
  readonly path: string;
  readonly lastmod: Date | null;
  readonly image: string | undefined;
};

/** The row that every kind selects, with columns of its own. */
export type SitemapRow = { readonly id: bigint; readonly lastmod: Date | null } & Partial<PictureRow>;

/** One kind of addresses: how its rows are read, by ranges of ids, and presented. */
export type SitemapKind<Row extends SitemapRow = SitemapRow> = {
  /** The tables that the conditions and `version` need. */
  readonly from: SQL;
  readonly id: SQL;
  readonly where: SQL;
  readonly lastmod: SQL;
  /** A text that changes whenever the entry of a row changes. */
  readonly version: SQL;
  /** Further tables and columns that entries need. */
  readonly joins: SQL;
  readonly columns: SQL;
  entryOf(row: Row): SitemapEntry;
};

const IMAGE_SIZES = ['736x', '564x', '474x', '136x136'] as const;

/** Returns the address of the image of an entry, as JPEG: crawlers read it without negotiating a format. */
function imageOf({ signature, sizes }: Partial<PictureRow>): string | undefined {
  const size = sizes && IMAGE_SIZES.find((each) => sizes[each]);
  return signature && size ? imageUrl(signature, size, 'jpg') : undefined;
}

/** The newest pin of a board that is listed, with its image: the cover that the owner chose comes first. */
const boardImage = sql`left join lateral (
    select images.signature, images.sizes from pins
    join contents on contents.id = pins.content_id
    join images on images.id = contents.image_id
    where pins.board_id = boards.id and pins.deleted_at is null and ${visiblePins(null)}
    order by (pins.id = boards.cover_pin_id) is true desc, pins.position desc, pins.id desc limit 1
  ) cover on true`;

const kindOf = <Row extends SitemapRow>(kind: SitemapKind<Row>): SitemapKind =>
  kind as unknown as SitemapKind;

type PinRow = SitemapRow & { readonly title: string | null; readonly gridTitle: string | null };
type BoardRow = SitemapRow & { readonly ownerUsername: string; readonly slug: string };
type ProfileRow = SitemapRow & { readonly username: string };

/** The kinds of addresses with files of their own, by the name in the address of a file. */
export const SITEMAP_KINDS = {
  pins: kindOf<PinRow>({
    from: sql`pins join boards on boards.id = pins.board_id`,
    id: sql`pins.id`,
    where: indexablePins,
    lastmod: sql`coalesce(pins.edited_at, pins.created_at)`,
    version: sql`coalesce(pins.edited_at, pins.created_at)::text`,
    joins: sql`join contents on contents.id = pins.content_id join images on images.id = contents.image_id`,
    columns: sql`contents.title, contents.grid_title as "gridTitle", images.signature, images.sizes`,
    entryOf: (row) => ({ path: pinSeoUrl(row), lastmod: row.lastmod, image: imageOf(row) }),
  }),
  boards: kindOf<BoardRow>({
    from: sql`boards join users on users.id = boards.owner_id`,
    id: sql`boards.id`,
    where: indexableBoards,
    lastmod: sql`greatest(boards.last_pinned_at, boards.created_at)`,
    version: sql`concat_ws(' ', users.username, boards.slug, boards.cover_pin_id, boards.last_pinned_at)`,
    joins: boardImage,
    columns: sql`users.username as "ownerUsername", boards.slug, cover.signature, cover.sizes`,
    entryOf: (row) => ({ path: boardUrl(row), lastmod: row.lastmod, image: imageOf(row) }),
  }),
  profiles: kindOf<ProfileRow>({
    from: sql`users`,
    id: sql`users.id`,
    where: indexableProfiles,
    lastmod: sql`(select max(boards.last_pinned_at) from boards where boards.owner_id = users.id and ${indexableBoards})`,
    version: sql`concat_ws(' ', users.username, users.image_id)`,
    joins: sql`left join images on images.id = users.image_id`,
    columns: sql`users.username, images.signature, images.sizes`,
    entryOf: (row) => ({ path: profilePath(row.username), lastmod: row.lastmod, image: imageOf(row) }),
  }),
} as const satisfies Readonly<Record<string, SitemapKind>>;

/** The name of a kind, as in the address of its files. */
export type SitemapKindName = keyof typeof SITEMAP_KINDS;
