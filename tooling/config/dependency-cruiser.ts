import type { IConfiguration } from 'dependency-cruiser';
import { readFileSync } from 'node:fs';
import { bffRules, type DomainOrder } from './architecture/bff-rules.ts';
import { cruiseOptions } from './architecture/cruise-options.ts';
import { noCycles } from './architecture/rule.ts';
import { webRules } from './architecture/web-rules.ts';

const order = JSON.parse(
  readFileSync(new URL('../../apps/bff/architecture.json', import.meta.url), 'utf8'),
) as DomainOrder;

/**
 * The rules between files, checked by `pnpm run architecture`; those between packages are checked by `turbo
 * boundaries`. Each is tested by `architecture.test.ts`.
 */
const configuration: IConfiguration = {
  forbidden: [
    noCycles(['apps', 'packages', 'tooling']),
    ...bffRules('apps/bff/src', order),
    ...webRules('apps/web/src'),
  ],
  options: cruiseOptions,
};
export default configuration;
