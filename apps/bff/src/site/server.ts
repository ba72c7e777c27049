import { cacheResolution } from './cache-resolution.ts';

cacheResolution();
await import('./serve-built-site.ts');
