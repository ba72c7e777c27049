import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig({
  ...libraryBuild,
  entry: ['src/index.ts', 'src/board-field/index.ts', 'src/bulk-edit/index.ts', 'src/model/index.ts'],
});
