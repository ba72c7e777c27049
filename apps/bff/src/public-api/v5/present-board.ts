import { toPublicUrl } from '../../platform/http/base-path/base-path.ts';
import { z } from 'zod';
import { boardLoaders } from '../../pins/boards/index.ts';
import type { BoardRow, SectionRow } from '../../pins/board-access/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { presentImages } from '../../platform/media/images/index.ts';
import type { Deps } from './deps.ts';
import { apiId } from './parameters.ts';

const PRIVACIES = { public: 'PUBLIC', protected: 'PROTECTED', secret: 'SECRET' } as const;
const COVER_SIZE = '474x';

/** The privacy of a board in the public API. */
export const apiPrivacySchema = z.enum(['PUBLIC', 'PROTECTED', 'SECRET']);

/** Returns the privacy of the site for one of the public API. */
export function toPrivacy(privacy: z.infer<typeof apiPrivacySchema>): BoardRow['privacy'] {
  return privacy === 'PUBLIC' ? 'public' : privacy === 'PROTECTED' ? 'protected' : 'secret';
}

/** A member as the owner of a board. */
export const boardOwnerSchema = z.strictObject({ username: z.string() });

/** A board of the public API. */
export const apiBoardSchema = z
  .strictObject({
    id: apiId,
    name: z.string(),
    description: z.string().nullable(),
    privacy: apiPrivacySchema,
    owner: boardOwnerSchema,
    pin_count: z.int().nonnegative(),
    follower_count: z.int().nonnegative(),
    collaborator_count: z.int().nonnegative(),
    created_at: z.iso.datetime(),
    board_pins_modified_at: z.iso.datetime(),
    is_ads_only: z.boolean(),
    media: z.strictObject({
      image_cover_url: z.string().nullable(),
      pin_thumbnail_urls: z.array(z.string()),
    }),
  })
  .meta({ id: 'Board' });

/** A section of the public API. */
export const apiSectionSchema = z.strictObject({ id: apiId, name: z.string() }).meta({ id: 'BoardSection' });

/** Presents boards, with the reads of their images and collaborators batched. */
export async function presentApiBoards(
  deps: Deps,
  viewer: SignedIn,
  boards: readonly BoardRow[],
): Promise<readonly z.infer<typeof apiBoardSchema>[]> {
  const { boardCovers, collaboratorsOf } = boardLoaders(deps, viewer);
  return Promise.all(
    boards.map(async (board) => {
      const [covers, collaborators] = await Promise.all([
        boardCovers.load(board.id),
        board.isCollaborative ? collaboratorsOf.load(board.id) : [],
      ]);
      const urls = covers.flatMap((picture) =>
        presentImages(picture, [COVER_SIZE]).map(({ url }) => absolute(deps, url)),
      );
      return {
        id: String(board.id),
        name: board.name,
        description: board.description,
        privacy: PRIVACIES[board.privacy],
        owner: { username: board.ownerUsername },
        pin_count: board.pinCount,
        follower_count: board.followerCount,
        collaborator_count: collaborators.length,
        created_at: board.createdAt.toISOString(),
        board_pins_modified_at: (board.lastPinnedAt ?? board.createdAt).toISOString(),
        is_ads_only: false,
        media: { image_cover_url: urls[0] ?? null, pin_thumbnail_urls: urls },
      };
    }),
  );
}

/** Presents one board. */
export async function presentApiBoard(
  deps: Deps,
  viewer: SignedIn,
  board: BoardRow,
): Promise<z.infer<typeof apiBoardSchema>> {
  const [view] = await presentApiBoards(deps, viewer, [board]);
  if (!view) throw new Error('A board was presented as none: presentApiBoards() keeps the number of boards.');
  return view;
}

/** Presents a section. */
export function presentApiSection({ id, title }: SectionRow): z.infer<typeof apiSectionSchema> {
  return { id: String(id), name: title };
}

/** Returns an address of this site with its origin. */
export function absolute({ env }: Pick<Deps, 'env'>, url: string): string {
  return toPublicUrl(url, env.publicUrl);
}
