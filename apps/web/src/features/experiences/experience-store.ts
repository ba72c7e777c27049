import * as z from 'zod/mini';

/** An experience as the site gives it: `id` is `placement:experience`. */
export const placedExperienceSchema = z.object({
  id: z.string(),
  placement_id: z.string(),
  experience_id: z.string(),
  type: z.string(),
  content: z.record(z.string(), z.unknown()),
  sub_experience_ids: z.array(z.string()),
});

/** An experience at a placement. */
export type PlacedExperience = Readonly<z.infer<typeof placedExperienceSchema>>;

/** The events of an experience. */
export type ExperienceResult = 'viewed' | 'completed' | 'dismissed';

/** The server's part, and the log's. */
export type ExperiencePorts = {
  /** Those that are due at these placements. */
  readonly get: (placementIds: readonly string[]) => Promise<readonly PlacedExperience[]>;
  readonly update: (id: string, result: 'viewed' | 'completed') => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Gives the experience that is due now, or null. */
  readonly trigger: (id: string) => Promise<PlacedExperience | null>;
  readonly log: (id: string, result: ExperienceResult) => void;
};

/** The experiences of one page load. */
export type ExperienceStore = {
  /** The experience that is at a placement now. */
  readonly at: (placementId: string) => PlacedExperience | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly load: (placementIds: readonly string[]) => Promise<void>;
  readonly viewed: (id: string) => Promise<void>;
  readonly completed: (id: string) => Promise<void>;
  readonly dismissed: (id: string) => Promise<void>;
  /** Completes it on the server alone, and not even there when suppressed: the page stays as it is, nothing is logged. */
  readonly completedWithoutHomefeed: (
    id: string,
    options?: { readonly isSuppressed?: boolean },
  ) => Promise<void>;
  /** Asks for a sub-experience, which takes the place of what is at its placement. */
  readonly triggered: (id: string) => Promise<void>;
};

/**
 * Experiences over the site's calls (EX-01): dismissing deletes, viewing and completing update; only when the server has
 * it the state of the page changes, and then an event is logged. Rejects with what the server refused; then nothing has
 * changed.
 */
export function createExperienceStore(ports: ExperiencePorts): ExperienceStore {
  const placed = new Map<string, PlacedExperience>();
  const listeners = new Set<() => void>();
  const changed = (): void => listeners.forEach((listener) => listener());
  const put = (experience: PlacedExperience): void => {
    placed.set(experience.placement_id, experience);
    changed();
  };
  const takeAway = (id: string): void => {
    for (const [placement, known] of placed) if (known.id === id) placed.delete(placement);
    changed();
  };
  const settle = async (id: string, result: ExperienceResult): Promise<void> => {
    await (result === 'dismissed' ? ports.remove(id) : ports.update(id, result));
    if (result !== 'viewed') takeAway(id);
    ports.log(id, result);
  };
  return {
    at: (placementId) => placed.get(placementId),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(placementIds) {
      for (const experience of await ports.get(placementIds)) put(experience);
    },
    viewed: (id) => settle(id, 'viewed'),
    completed: (id) => settle(id, 'completed'),
    dismissed: (id) => settle(id, 'dismissed'),
    async completedWithoutHomefeed(id, { isSuppressed = false } = {}) {
      if (!isSuppressed) await ports.update(id, 'completed');
    },
    async triggered(id) {
      const experience = await ports.trigger(id);
      if (experience) put(experience);
    },
  };
}
