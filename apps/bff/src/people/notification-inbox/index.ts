export { NEWS_KINDS, type NewsKind, type StoredKind } from './news-kinds.ts';
export { newIds, type NewsEvent, notify } from './notify.ts';
export { news } from './tables.ts';
export { toldByName } from './told-by-name.ts';
export { toldOfSaves } from './told-of-saves.ts';
