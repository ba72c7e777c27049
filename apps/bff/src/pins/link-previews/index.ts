import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { previewRoute } from './preview-route.ts';

export { findPreviews } from './find-preview.ts';
export { previewLoaders, type PreviewLoaders } from './loaders.ts';
export { presentPreview, type LinkPreview } from './preview-subject.ts';
export { purgeLinkPreviews } from './purge-previews.ts';
export { purgePreviewFile } from './remove-preview.ts';

/** Images for previews of links to boards, sections and profiles (IO-10). */
export function linkPreviewsModule(deps: Deps): Module {
  return {
    routes: (app) => previewRoute(app, deps),
    resolvers: {
      Board: { linkPreview: ({ id }, _, { loaders }) => loaders.boardPreview.load(id) },
      BoardSection: { linkPreview: ({ id }, _, { loaders }) => loaders.sectionPreview.load(id) },
      User: { linkPreview: ({ id }, _, { loaders }) => loaders.memberPreview.load(id) },
    },
  };
}
