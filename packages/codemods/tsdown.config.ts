import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig({
  ...libraryBuild,
  entry: ['src/index.ts', 'src/cli.ts', 'src/renames.ts'],
  platform: 'node',
  copy: ['src/breaking-changes.json'],
});
