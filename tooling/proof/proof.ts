import { crashBff } from './scenarios/crash-bff.ts';
import { crashPostgres } from './scenarios/crash-postgres.ts';
const [which, size = '5', seed = '1'] = process.argv.slice(2);
const since = Date.now();
const v = await (which === 'pg' ? crashPostgres : crashBff)({ seed: Number(seed), size: Number(size) });
console.log(v.summary, Date.now() - since, v.broken.length, v.broken.slice(0, 10));
