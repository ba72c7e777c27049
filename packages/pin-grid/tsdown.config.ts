import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

/**
 * Leaves the choice between the two style sheet modules to the consumer's bundler, by the `imports` of
 * package.json.
 */
export default defineConfig({
  ...libraryBuild,
  entry: ['src/index.ts', 'src/card-sizes.ts', 'src/model/server-styles.ts', 'src/model/no-server-styles.ts'],
  deps: { neverBundle: [/^#/] },
});
