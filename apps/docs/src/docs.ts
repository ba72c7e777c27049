import { build, dev } from 'astro';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { collectSite } from './collect-pages.ts';
import { measureSizes } from './measure-sizes.ts';
import { APP } from './paths.ts';
import { writeSite } from './write-site.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const isBuild = process.argv[2] === 'build';
const site = await collectSite(isBuild ? await measureSizes() : undefined);
if (site.dead.length > 0) throw new Error(`Links that lead nowhere:\n${site.dead.join('\n')}`);
await writeSite(site);
// Astro stores rendered Markdown here, and uses it after a change of the settings too
rmSync(join(APP, 'node_modules/.astro'), { recursive: true, force: true });
if (isBuild) await build({ root: APP });
else await dev({ root: APP });
