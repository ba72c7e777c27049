import { writeFileSync } from 'node:fs';
import { collectOperations, createModules } from './modules.ts';
import type { Deps } from './deps.ts';
import { describeV5, v5Routes } from '../public-api/v5/index.ts';
import { checkLink } from '../safety/offsite/index.ts';
import { describeApi } from '../platform/http/openapi/describe-api.ts';

/**
 * Writes `openapi.json` and `openapi-v5.json`. Domains declare their operations without reading anything, so no database is needed.
 */
const nothing = { env: { secret: 'none' }, now: () => new Date() } as unknown as Deps;
const calls = collectOperations(createModules(nothing));
const write = (name: string, description: object): void =>
  writeFileSync(new URL(`../../${name}`, import.meta.url), `${JSON.stringify(description, null, 2)}\n`);
write('openapi.json', describeApi(calls));
write('openapi-v5.json', describeV5(v5Routes({ ...nothing, checkLink })));
