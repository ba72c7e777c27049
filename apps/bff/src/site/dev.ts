import { cacheResolution } from './cache-resolution.ts';

cacheResolution();
await import('./serve-from-sources.ts');
