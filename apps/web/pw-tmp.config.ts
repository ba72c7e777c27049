import base from './playwright.config.ts';
const { webServer, ...rest } = base;
export default { ...rest, outputDir: '/tmp/w-board-links-pw', retries: 0, workers: 1, use: { ...rest.use, baseURL: 'http://localhost:4561' } };
