import { cacheResolution } from './cache-resolution.ts';

cacheResolution();
await import('./cli-commands.ts');
