// @boundaries-ignore the app installs it
import { reactRouter } from '@react-router/dev/vite';
// @boundaries-ignore the app installs it
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [reactRouter()] });
