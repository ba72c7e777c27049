import * as z from 'zod/mini';

/** An experience in a response: `id` is `placement:experience`. */
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

/** The ports of experiences: the server and the log. */
export type ExperiencePorts = {
  /** Returns the due experiences of these placements. */
  readonly get: (placementIds: readonly string[]) => Promise<readonly PlacedExperience[]>;
  readonly update: (id: string, result: 'viewed' | 'completed') => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Triggers an experience; returns the one that is now due, or null. */
  readonly trigger: (id: string) => Promise<PlacedExperience | null>;
  readonly log: (id: string, result: ExperienceResult) => void;
};

/** The experiences of one page load. */
export type ExperienceStore = {
  /** Returns the current experience of a placement. */
  readonly at: (placementId: string) => PlacedExperience | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly load: (placementIds: readonly string[]) => Promise<void>;
  readonly viewed: (id: string) => Promise<void>;
  readonly completed: (id: string) => Promise<void>;
  readonly dismissed: (id: string) => Promise<void>;
  /**
   * Completes it on the server only, and not at all if suppressed: the page stays unchanged, and nothing is
   * logged.
   */
  readonly completedWithoutHomefeed: (
    id: string,
    options?: { readonly isSuppressed?: boolean },
  ) => Promise<void>;
  /** Triggers a sub-experience, which replaces the current one of its placement. */
  readonly triggered: (id: string) => Promise<void>;
};

/**
 * Creates a store of experiences (EX-01): dismissing deletes, viewing and completing update; the state of the
 * page changes after the server has stored it, and then an event is logged. Rejects with the server's error,
 * after which nothing has changed.
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
