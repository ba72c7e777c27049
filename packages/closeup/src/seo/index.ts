export { closeupSeo, type CloseupSeo, type SeoMeta } from './closeup-seo.ts';
export type { SeoSite } from './seo-site.ts';
export { closeupJsonLd, type JsonLd } from './json-ld.ts';
export { isoDuration } from './iso-duration.ts';
