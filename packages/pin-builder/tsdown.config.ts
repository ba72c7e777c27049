import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

/** Leaves the choice between the checks of props on a server and in a browser to the consumer's bundler, as `imports` says. */
export default defineConfig({
  ...libraryBuild,
  entry: [
    'src/index.ts',
    'src/server-props.ts',
    'src/browser-props.ts',
    'src/photo-worker.ts',
    'src/sheet/index.ts',
    'src/details/index.ts',
    'src/story-text/index.ts',
    'src/tags/index.ts',
    'src/tags/messages.ts',
    'src/topics/index.ts',
    'src/video-editor/index.ts',
  ],
  deps: { neverBundle: [/^#/] },
});
