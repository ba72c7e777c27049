import type { Pin } from '@pegboard/types';
import { isJson, readPinId, toId, type Json } from './read-json.ts';

/** Names that are the same in a pin as on the wire. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'description_html',
  'closeup_unified_description',
  'created_at',
  'pin_count',
  'dominant_color',
]);
/** Fields with another name in REST. */
const RENAMED: Readonly<Record<string, string>> = {
  carousel_data: 'carousel',
  carousel_slots: 'slots',
  story_pin_data: 'storyPin',
  videos: 'video',
  video_list: 'variants',
};
/** Types whose id is `entityId`: pins, members, boards, topics and tagged products. */
const ENTITIES: ReadonlySet<string> = new Set([
  'board',
  'pinnedToBoard',
  'pinner',
  'nativeCreator',
  'originPinner',
  'viaPinner',
  'promoter',
  'creator',
  'sponsor',
  'officialUser',
  'sourceInterest',
  'pinTagsChips',
]);
/** Maps whose keys are values instead of names. */
const MAPS: ReadonlySet<string> = new Set(['images', 'variants']);
const DEPTH_MAX = 12;

/**
 * Converts a response of the REST API, in snake_case with `id` (wire-facts), to a pin; undefined if it is no
 * pin. Missing fields are omitted; values are not validated, since a card treats invalid values as missing.
 */
export function fromRest(answer: unknown): Pin | undefined {
  if (!isJson(answer)) return undefined;
  const id = readPinId(answer['id'] ?? answer['entity_id']);
  if (id === undefined) return undefined;
  const pin = renamed(answer, '', 0) as Json;
  const { created_at: created, dominant_color: color } = answer;
  return {
    ...pin,
    id,
    entityId: id,
    ...(isJson(answer['reaction_counts']) ? { reactionCounts: countsOf(answer['reaction_counts']) } : {}),
    ...(typeof created === 'string' ? { createdAt: created } : {}),
    ...(typeof color === 'string' ? { dominantColor: color } : {}),
    images: isJson(pin['images']) ? pin['images'] : null,
  };
}

/** Converts the names in a value to camelCase; `name` is the name of the value itself. */
function renamed(value: unknown, name: string, depth: number): unknown {
  if (depth > DEPTH_MAX) return null;
  if (Array.isArray(value)) return value.map((item) => renamed(item, name, depth + 1));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).map(([key, below]) => {
    const to = MAPS.has(name) ? key : (RENAMED[key] ?? (UNCHANGED.has(key) ? key : camelCase(key)));
    return [to, renamed(below, to, depth + 1)] as const;
  });
  const id = ENTITIES.has(name) ? toId(value['id']) : undefined;
  return Object.fromEntries(id === undefined ? entries : [...entries, ['entityId', id]]);
}

/** Converts counts by type, as in `reaction_counts` on the wire. */
function countsOf(counts: Json): Pin['reactionCounts'] {
  return Object.entries(counts).flatMap(([type, count]) =>
    typeof count === 'number' && /^\d+$/.test(type)
      ? [{ reactionType: Number(type), reactionCount: count }]
      : [],
  );
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
