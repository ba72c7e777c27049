import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig({
  ...libraryBuild,
  entry: ['src/index.ts', 'src/notes/index.ts', 'src/order/index.ts', 'src/people/index.ts'],
});
