import { cacheResolution } from '../site/cache-resolution.ts';

cacheResolution();
await import('./local-web-site.ts');
