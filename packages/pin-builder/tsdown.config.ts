import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig({
  ...libraryBuild,
  entry: [
    'src/index.ts',
    'src/photo-worker.ts',
    'src/sheet/index.ts',
    'src/details/index.ts',
    'src/story-text/index.ts',
    'src/tags/index.ts',
    'src/tags/messages.ts',
    'src/topics/index.ts',
    'src/video-editor/index.ts',
  ],
});
