import type { ContentRich } from '../../pins/pin-access/index.ts';
import { imagePath, videoPath, type images, type VideoFile } from '../../platform/media/images/index.ts';
import type { ArchiveLine, PinLine } from '../member-archive/index.ts';

type Picture = Pick<typeof images.$inferSelect, 'signature' | 'isAnimated'>;
type Video = { readonly heights?: readonly string[] };

/** A Pin as the database sends it, in JSON: fields of its line, and those that other fields are computed from. */
export type PinRow = Pick<
  PinLine,
  | 'kind'
  | 'id'
  | 'board'
  | 'section'
  | 'sharedBoard'
  | 'title'
  | 'description'
  | 'altText'
  | 'autoAltText'
  | 'link'
  | 'isSave'
  | 'creator'
  | 'savedBy'
  | 'digitalMediaSourceType'
  | 'isCommentingAllowed'
  | 'createdAt'
  | 'savedAt'
> & {
  readonly image: Picture;
  readonly rich: ContentRich;
  /** The images of a carousel or a story, by their ids; null for other Pins. */
  readonly pictures: Readonly<Record<string, Picture>> | null;
  /** The captions of a video, by their names; null without any. */
  readonly captions: Readonly<Record<string, string>> | null;
};

/** A line as it is collected: a Pin as its row, and all else as the archive has it. */
export type CollectedLine = Exclude<ArchiveLine, PinLine> | PinRow;

/** The keys of `contents.rich` that are written as they are. */
const DETAILS = ['products', 'summary', 'article', 'recipe'] as const;

/** Returns the path in the image store of the largest file of an image that every program can open. */
export function originalPath({ signature, isAnimated }: Picture): string {
  return imagePath('orig', signature, isAnimated ? 'gif' : 'jpg');
}

/** Returns the path of the largest rendition of a video; a generated one has 720p only. */
function videoFile({ signature }: Picture, { heights }: Video): string {
  return videoPath((heights?.[0] ?? '720p') as VideoFile, signature);
}

/** Returns the line of a Pin. */
export function toPinLine(row: PinRow): PinLine {
  const { image, rich, pictures, captions } = row;
  return {
    kind: 'pin',
    id: row.id,
    board: row.board,
    section: row.section,
    sharedBoard: row.sharedBoard,
    image: originalPath(image),
    video: rich.video ? videoFile(image, rich.video) : null,
    captions: (rich.video?.captions ?? []).flatMap(({ language, name }) => {
      const vtt = captions?.[name];
      return vtt === undefined ? [] : [{ language, vtt }];
    }),
    coverMs: rich.video?.coverMs ?? 0,
    slides: (rich.carousel?.slots ?? []).flatMap((slot) => {
      const shown = pictures?.[slot.imageId];
      if (!shown) return [];
      const { title = null, details = null, link = null } = slot;
      return [{ image: originalPath(shown), title, details, link }];
    }),
    pages: (rich.story?.pages ?? []).flatMap((page) => {
      const shown = pictures?.[page.imageId];
      if (!shown) return [];
      const { title = null, texts: paragraphs = [], link = null, video } = page;
      return [
        {
          image: originalPath(shown),
          video: video ? videoFile(shown, video) : null,
          title,
          texts: [...paragraphs],
          link,
        },
      ];
    }),
    title: row.title,
    description: row.description,
    altText: row.altText,
    autoAltText: row.autoAltText,
    link: row.link,
    details: detailsOf(rich),
    isSave: row.isSave,
    creator: row.creator,
    savedBy: row.savedBy,
    digitalMediaSourceType: row.digitalMediaSourceType,
    isCommentingAllowed: row.isCommentingAllowed,
    createdAt: row.createdAt,
    savedAt: row.savedAt,
  };
}

function detailsOf(rich: ContentRich): PinLine['details'] {
  const details = DETAILS.flatMap((key) => (rich[key] === undefined ? [] : [[key, rich[key]] as const]));
  const lists = rich.story?.lists;
  const tags = tagsOf(rich);
  const all = [
    ...details,
    ...(lists === undefined ? [] : [['lists', lists] as const]),
    ...(tags.length === 0 ? [] : [['tags', tags] as const]),
  ];
  // The values were read from JSON.
  return Object.fromEntries(all) as PinLine['details'];
}

/** Returns the products that are tagged in the images of a Pin: each by its Pin, with its place on a slide or page. */
function tagsOf({ tags = [], carousel, story }: ContentRich) {
  const imageIds = [...(carousel?.slots ?? []), ...(story?.pages ?? [])].map(({ imageId }) => imageId);
  return tags.map(({ contentId, x, y, imageId }) => ({
    pin: contentId,
    ...(x !== undefined && y !== undefined && { x, y }),
    ...(imageId !== undefined && { slot: imageIds.indexOf(imageId) }),
  }));
}
