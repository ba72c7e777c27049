import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig({
  ...libraryBuild,
  entry: ['src/index.ts', 'src/link-warning/index.ts', 'src/lazy.ts', 'src/react/index.ts'],
});
