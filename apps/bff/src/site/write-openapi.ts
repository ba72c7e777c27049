import { writeFileSync } from 'node:fs';
import { collectOperations, createModules } from './modules.ts';
import type { Deps } from './deps.ts';
import { describeApi } from '../platform/http/openapi/describe-api.ts';

/**
 * Writes `openapi.json`. Domains declare their operations without reading anything, so no database is needed.
 */
const nothing = { env: { secret: 'none' }, now: () => new Date() } as unknown as Deps;
const calls = collectOperations(createModules(nothing));
writeFileSync(
  new URL('../../openapi.json', import.meta.url),
  `${JSON.stringify(describeApi(calls), null, 2)}\n`,
);
