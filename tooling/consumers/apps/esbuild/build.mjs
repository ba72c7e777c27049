// @boundaries-ignore the app installs it
import { build } from 'esbuild';

const both = { bundle: true, format: 'esm', jsx: 'automatic', logLevel: 'warning' };
await build({
  ...both,
  entryPoints: ['client.tsx'],
  outdir: 'dist',
  splitting: true,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
});
await build({
  ...both,
  entryPoints: ['render.tsx'],
  outdir: 'dist-server',
  platform: 'node',
  // The packages are bundled, because Node cannot import the style sheets of the example.
  external: ['react', 'react-dom'],
  loader: { '.css': 'empty' },
});
