// @boundaries-ignore the app installs it
import node from '@astrojs/node';
// @boundaries-ignore the app installs it
import react from '@astrojs/react';
// @boundaries-ignore the app installs it
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  build: { inlineStylesheets: 'never' },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ],
    },
  },
});
