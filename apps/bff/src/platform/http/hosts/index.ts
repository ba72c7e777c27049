export { hostsPlugin } from './hosts-plugin.ts';
export { isLoopbackHost } from './loopback-host.ts';
export { readTarget } from './request-target.ts';
