// @boundaries-ignore the app installs it
import { defineConfig } from 'vite';

/** One entry without React, as a page gets it: `vite build --mode NAME`. */
export default defineConfig(({ mode }) => ({
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: `dist/${mode}`,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: `${mode}.js`,
      external: /^react(?:-dom)?(?:\/|$)/,
    },
  },
}));
