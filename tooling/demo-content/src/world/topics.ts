import { capitalised } from './phrases.ts';
import type { DemoTopic } from './world.ts';

/** The part of an address that a text gives. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

/** The topic that a tag of a picture represents. */
export function toTopic(tag: string): DemoTopic {
  return { urlName: toSlug(tag), name: capitalised(tag) };
}

/** The topics, each once, by name. */
export function distinctTopics(topics: readonly DemoTopic[]): readonly DemoTopic[] {
  const byUrl = new Map(topics.map((topic) => [topic.urlName, topic]));
  return [...byUrl.values()].toSorted((one, other) => (one.urlName < other.urlName ? -1 : 1));
}
