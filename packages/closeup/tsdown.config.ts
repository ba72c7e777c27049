import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig({
  ...libraryBuild,
  entry: [
    'src/index.ts',
    'src/comments/index.ts',
    'src/crop/index.ts',
    'src/edit/index.ts',
    'src/product-tags/index.ts',
    'src/reactions/index.ts',
    'src/recent/index.ts',
    'src/visitor-panel/index.ts',
    'src/seo/bot-content.tsx',
    'src/seo/index.ts',
    'src/share/index.ts',
    'src/carousel/index.ts',
    'src/pin-row/index.ts',
    'src/viewer/index.ts',
  ],
});
