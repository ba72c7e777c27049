import { launchOptions } from '@pegboard/config/chromium';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { getChangedScreenshots, takePicture } from './src/pictures/picture-commands.ts';

/** Images are painted as soon as they are loaded. */
const args = [...launchOptions.args, '--disable-checker-imaging'];

/** Runs every story as a test, all on one page of one browser. */
export default defineConfig({
  resolve: { conditions: ['@pegboard/source', ...defaultClientConditions] },
  plugins: [react()],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'axe-core',
      '@storybook/react-vite',
      'storybook/test',
      '@pegboard/config > storybook/test',
    ],
  },
  test: {
    name: 'stories',
    include: ['src/**/*.spec.tsx'],
    provide: { everyVariant: process.env['PEGBOARD_STORY_VARIANTS'] === 'every' },
    setupFiles: ['src/pictures/coming-changes.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...launchOptions, args },
        contextOptions: { deviceScaleFactor: 1, timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { getChangedScreenshots, takePicture },
    },
  },
});
