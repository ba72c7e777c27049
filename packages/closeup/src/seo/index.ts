export { closeupSeo, type CloseupSeo, type SeoMeta, type SeoSite } from './closeup-seo.ts';
export { closeupJsonLd, type JsonLd } from './json-ld.ts';
export { isoDuration } from './iso-duration.ts';
