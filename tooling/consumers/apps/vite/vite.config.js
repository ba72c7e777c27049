// @boundaries-ignore the app installs it
import react from '@vitejs/plugin-react';
// @boundaries-ignore the app installs it
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    rolldownOptions: {
      input: isSsrBuild ? 'render.tsx' : 'client.tsx',
      output: { entryFileNames: '[name].js', assetFileNames: 'client[extname]' },
    },
  },
}));
