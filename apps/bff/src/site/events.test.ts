import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ALL_EVENTS, ALL_SUBSCRIBERS } from './events.ts';

const page = readFileSync(new URL('../../../../docs/events.md', import.meta.url), 'utf8');
const SOURCES = join(import.meta.dirname, '..');

/** Returns the names of the events that the domains define in their `events.ts`. */
async function definedEvents(): Promise<readonly string[]> {
  const files = globSync('*/*/events.ts', { cwd: SOURCES });
  const modules: readonly Record<string, object>[] = await Promise.all(
    files.map((file) => import(join(SOURCES, file))),
  );
  return modules
    .flatMap((exported) => Object.values(exported))
    .flatMap((one) => ('aggregateId' in one && 'name' in one ? [String(one.name)] : []));
}

test('[HO-03] the catalogue lists every event that a domain defines, each version once', async () => {
  expect(ALL_EVENTS.map(({ name }) => name).toSorted()).toEqual((await definedEvents()).toSorted());
  const keys = ALL_EVENTS.map(({ name, version }) => `${name} ${version}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('[HO-03] subscribers handle events of the catalogue, each once, under names of their own', () => {
  for (const { handlers } of ALL_SUBSCRIBERS) {
    const handled = handlers.map(({ event }) => event);
    expect(new Set(handled).size).toBe(handled.length);
    for (const event of handled) expect(ALL_EVENTS).toContain(event);
  }
  const names = ALL_SUBSCRIBERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('[HO-03] docs/events.md has each event with its version, data and subscribers', () => {
  const rows = [...page.matchAll(/^\| `([a-z_.]+)` \| (\d+) \| .+ \| (.+) \| (.+) \|$/gm)];
  const documented = rows.map(([, name, version, fields, subscribers]) => ({
    name,
    version: Number(version),
    fields: [...(fields ?? '').matchAll(/`(\w+)`/g)].map(([, field]) => field),
    subscribers: [...(subscribers ?? '').matchAll(/`([\w-]+)`/g)].map(([, subscriber]) => subscriber),
  }));
  expect(documented).toEqual(
    ALL_EVENTS.map((event) => ({
      name: event.name,
      version: event.version,
      fields: Object.keys((event.data as unknown as z.ZodObject).shape),
      subscribers: ALL_SUBSCRIBERS.filter(({ handlers }) =>
        handlers.some((handler) => handler.event === event),
      ).map(({ name }) => name),
    })).toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );
});
