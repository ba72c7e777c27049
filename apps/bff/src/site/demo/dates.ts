import { minIdAt } from '../../platform/ids/new-id.ts';

/** A creation time, and an id of that time. */
export type Dated = { readonly id: bigint; readonly createdAt: Date };

const DAY_MS = 86_400_000;

/** Creates dates by age in days, each with a chronological id. */
export function createDates(now: Date): (ageDays: number) => Dated {
  const used = new Set<bigint>();
  return (ageDays) => {
    const createdAt = new Date(Math.round(now.getTime() - ageDays * DAY_MS));
    let id = minIdAt(createdAt);
    while (used.has(id)) id += 1n;
    used.add(id);
    return { id, createdAt };
  };
}
