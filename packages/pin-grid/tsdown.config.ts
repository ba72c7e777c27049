import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

/** Which of the two style sheets a page is given is decided by whoever bundles it, by the `imports` of package.json. */
export default defineConfig({
  ...libraryBuild,
  entry: ['src/index.ts', 'src/card-sizes.ts', 'src/model/server-styles.ts', 'src/model/no-server-styles.ts'],
  deps: { neverBundle: [/^#/] },
});
