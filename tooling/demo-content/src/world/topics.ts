import { capitalised } from './phrases.ts';
import type { DemoTopic } from './world.ts';

/** Returns the slug of a text. */
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

/** Returns the topic of an image's tag. */
export function toTopic(tag: string): DemoTopic {
  return { urlName: toSlug(tag), name: capitalised(tag) };
}

/** Returns the topics without duplicates, by name. */
export function distinctTopics(topics: readonly DemoTopic[]): readonly DemoTopic[] {
  const byUrl = new Map(topics.map((topic) => [topic.urlName, topic]));
  return [...byUrl.values()].toSorted((one, other) => (one.urlName < other.urlName ? -1 : 1));
}
