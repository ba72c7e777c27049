import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig({
  ...libraryBuild,
  entry: ['src/index.ts', 'src/sheet/index.ts', 'src/story-text/index.ts', 'src/topics/index.ts'],
});
