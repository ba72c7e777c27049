export { createProbe } from './probe.ts';
export { startClockTicker, watchPool, type DatabaseWatch, type WatchPorts } from './watch-pool.ts';
