import { adAttributionSchema } from '@pegboard/types';
import type { AdExplanation, AdPromoter } from './ad-explanation.ts';

type Json = Readonly<Record<string, unknown>>;

/** Parses the response of `AdExplanationResource`; undefined for anything else. */
export function explanationFromRest(data: unknown): AdExplanation | undefined {
  if (!isObject(data) || !isObject(data['ad_attribution'])) return undefined;
  const named = Object.entries(data['ad_attribution']).map(([name, value]) => [camelCase(name), value]);
  const attribution = adAttributionSchema.safeParse(Object.fromEntries(named));
  if (!attribution.success) return undefined;
  const source = data['digital_media_source_type'];
  return {
    promoter: promoterOf(data['promoter']),
    digitalMediaSourceType: typeof source === 'number' ? source : null,
    attribution: attribution.data,
  };
}

function promoterOf(data: unknown): AdPromoter | null {
  if (!isObject(data)) return null;
  const name = [data['full_name'], data['username']].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  );
  return typeof name === 'string' ? { name, isFollowed: data['explicitly_followed_by_me'] === true } : null;
}

function isObject(data: unknown): data is Json {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
