import type { IConfiguration } from 'dependency-cruiser';
import order from '../../apps/bff/architecture.json' with { type: 'json' };
import { bffRules } from './architecture/bff-rules.ts';
import { cruiseOptions } from './architecture/cruise-options.ts';
import { noCycles } from './architecture/rule.ts';
import { webRules } from './architecture/web-rules.ts';

/**
 * The rules between files, which `pnpm run architecture` checks; those between packages are those of `turbo boundaries`.
 * Each is proved by `architecture.test.ts`.
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
