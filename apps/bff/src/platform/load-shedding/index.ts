export { measureLoad, type LoadMeter } from './measure-load.ts';
export { type Kind } from './rules.ts';
export { sheddingPlugin } from './shedding.ts';
