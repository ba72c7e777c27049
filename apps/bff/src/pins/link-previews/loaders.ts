import DataLoader from 'dataloader';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { findPreviews } from './find-preview.ts';
import { presentPreview, type LinkPreview, type PreviewKind } from './preview-subject.ts';

/** The batched reads of images for link previews. */
export type PreviewLoaders = Readonly<
  Record<'boardPreview' | 'sectionPreview' | 'memberPreview', DataLoader<bigint, LinkPreview | null>>
>;

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends PreviewLoaders {}
}

/** Loaders of images for link previews for one request. The pages of members name none, so nothing is read for them. */
export function previewLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): PreviewLoaders {
  const ofKind = (kind: PreviewKind) =>
    new DataLoader<bigint, LinkPreview | null>(async (ids) => {
      if (viewer) return ids.map(() => null);
      const found = await findPreviews(db, kind, ids);
      return ids.map((id) => {
        const subject = found.get(id);
        return subject ? presentPreview(subject) : null;
      });
    });
  return {
    boardPreview: ofKind('board'),
    sectionPreview: ofKind('section'),
    memberPreview: ofKind('member'),
  };
}
