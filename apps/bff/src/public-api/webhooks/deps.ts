import type { ApiDeps } from '../v5/index.ts';

/** The services that `public-api/webhooks` needs: those of the public API, whose shapes it presents. */
export type Deps = ApiDeps;
