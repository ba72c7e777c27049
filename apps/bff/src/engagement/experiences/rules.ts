import { z } from 'zod';
import { DEVICES, type Agent } from '../../platform/http/user-agent.ts';

const DAY_MS = 86_400_000;
const FACT_TEXT_MAX = 200;
const FACTS_MAX = 20;
const LISTED_MAX = 300;

const idSchema = z.string().regex(/^[1-9]\d{0,18}$/, 'Give a number as text.');
const daysSchema = z.number().int().min(0).max(36_500);

/** The targeting of an experience; missing criteria match everyone. */
export const targetingSchema = z.strictObject({
  audience: z.enum(['everybody', 'signed-in', 'signed-out']),
  devices: z.array(z.enum(DEVICES)).min(1).optional(),
  locales: z.array(z.string().max(35)).min(1).max(LISTED_MAX).optional(),
  /** ISO 3166 codes; an unknown country matches none. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'Give two capitals, as in US.'))
    .min(1)
    .max(LISTED_MAX)
    .optional(),
  minDaysSinceJoin: daysSchema.optional(),
  maxDaysSinceJoin: daysSchema.optional(),
  /** The context values that a request must have. */
  facts: z
    .record(z.string().max(FACT_TEXT_MAX), z.union([z.string().max(FACT_TEXT_MAX), z.number(), z.boolean()]))
    .refine((facts) => Object.keys(facts).length <= FACTS_MAX, `Give ${FACTS_MAX} facts or fewer.`)
    .optional(),
});

/** The targeting of an experience. */
export type Targeting = z.infer<typeof targetingSchema>;

/** The frequency cap of an experience per member; missing limits do not apply. */
export const frequencySchema = z.strictObject({
  maxViews: z.number().int().min(1).max(1000).optional(),
  coolDownDays: daysSchema.optional(),
});

/** The frequency cap of an experience per member. */
export type Frequency = z.infer<typeof frequencySchema>;

/** An address on this site. */
const pathSchema = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'Give a path of this site.');
const texts = {
  title: z.string().min(1).max(100),
  text: z.string().min(1).max(500),
  confirm: z.string().min(1).max(40),
  dismiss: z.string().min(1).max(40),
};
const common = {
  placementId: idSchema,
  experienceId: idSchema,
  targeting: targetingSchema,
  frequency: frequencySchema.default({}),
  priority: z.number().int().min(-1000).max(1000).default(0),
  triggeredBy: idSchema.optional(),
  isOn: z.boolean().default(true),
};

/** The definition of an experience: the content has the fields of its type. */
export const definitionSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('footer'), content: z.strictObject({}) }),
  z.strictObject({
    ...common,
    type: z.literal('nux'),
    content: z.strictObject({ steps: z.array(z.enum(['gender', 'locale', 'topics'])).min(1) }),
  }),
  z.strictObject({
    ...common,
    type: z.enum(['modal', 'toast', 'tooltip', 'interstitial']),
    content: z.strictObject({ ...texts, url: pathSchema.optional() }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('upsell'),
    content: z.strictObject({ ...texts, source: z.string().min(1).max(60) }),
  }),
]);

/** The definition of an experience. */
export type ExperienceDefinition = z.infer<typeof definitionSchema>;

/** The two ids of `placement:experience`. */
export type PlacedId = { readonly placementId: string; readonly experienceId: string };

/** The `placement:experience` of a request. */
export const placedIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,18}:[1-9]\d{0,18}$/, 'Give a placement and an experience, as in 1000069:500417.')
  .transform((text): PlacedId => {
    const [placementId = '', experienceId = ''] = text.split(':');
    return { placementId, experienceId };
  });

/** The audience of an experience request, with its context. */
export type Audience = Pick<Agent, 'isBot' | 'device'> & {
  readonly isSignedIn: boolean;
  readonly locale: string;
  readonly country: string | null;
  readonly joinedAt: Date | null;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** The history of an experience for a member. */
export type History = {
  readonly viewCount: number;
  readonly lastViewedAt: Date | null;
  readonly triggeredAt: Date | null;
  readonly completedAt: Date | null;
  readonly dismissedAt: Date | null;
};

/** Returns whether an experience targets an audience. Bots match none (§4). */
export function matchesTargeting(targeting: Targeting, who: Audience, now: Date): boolean {
  const { audience, devices, locales, countries, minDaysSinceJoin, maxDaysSinceJoin, facts } = targeting;
  const days = who.joinedAt === null ? null : Math.floor((now.getTime() - who.joinedAt.getTime()) / DAY_MS);
  return (
    !who.isBot &&
    (audience === 'everybody' || (audience === 'signed-in') === who.isSignedIn) &&
    (devices?.includes(who.device) ?? true) &&
    (locales?.includes(who.locale) ?? true) &&
    (countries === undefined || (who.country !== null && countries.includes(who.country))) &&
    (minDaysSinceJoin === undefined || (days !== null && days >= minDaysSinceJoin)) &&
    (maxDaysSinceJoin === undefined || (days !== null && days <= maxDaysSinceJoin)) &&
    Object.entries(facts ?? {}).every(
      ([name, value]) => Object.hasOwn(who.facts, name) && who.facts[name] === value,
    )
  );
}

/**
 * Returns whether an experience is over for now: completed, dismissed, at its frequency cap, or seen too
 * recently.
 */
export function isFrequencyCapped(
  { maxViews, coolDownDays }: Frequency,
  history: History,
  now: Date,
): boolean {
  const { viewCount, lastViewedAt, completedAt, dismissedAt } = history;
  return (
    completedAt !== null ||
    dismissedAt !== null ||
    (maxViews !== undefined && viewCount >= maxViews) ||
    (coolDownDays !== undefined &&
      lastViewedAt !== null &&
      now.getTime() - lastViewedAt.getTime() < coolDownDays * DAY_MS)
  );
}

/** The columns of a stored experience that the rules read. */
export type Candidate = PlacedId & {
  readonly targeting: Targeting;
  readonly frequency: Frequency;
  readonly priority: number;
  readonly triggeredBy: string | null;
  readonly history: History;
};

/** Returns whether an experience may be shown to an audience now. One that another triggers waits for it. */
export function isEligible(candidate: Candidate, who: Audience, now: Date): boolean {
  const { targeting, frequency, triggeredBy, history } = candidate;
  const isReady = triggeredBy === null || history.triggeredAt !== null;
  return isReady && matchesTargeting(targeting, who, now) && !isFrequencyCapped(frequency, history, now);
}

/**
 * Returns at most one experience per placement: of the eligible ones that of the highest priority, the lower
 * id among equals.
 */
export function chooseExperiences<C extends Candidate>(
  candidates: readonly C[],
  who: Audience,
  now: Date,
): readonly C[] {
  const best = new Map<string, C>();
  for (const candidate of candidates) {
    if (!isEligible(candidate, who, now)) continue;
    const known = best.get(candidate.placementId);
    if (known === undefined || hasPriorityOver(candidate, known)) best.set(candidate.placementId, candidate);
  }
  return [...best.values()];
}

/** Returns whether one experience takes precedence over another. */
export function hasPriorityOver(one: Candidate, other: Candidate): boolean {
  if (one.priority !== other.priority) return one.priority > other.priority;
  return BigInt(one.experienceId) < BigInt(other.experienceId);
}
