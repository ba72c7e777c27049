import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import type { Deps } from './deps.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { chooseExperiences, type Audience, type Candidate, type History, type PlacedId } from './rules.ts';
import { experiences, userExperiences } from './tables.ts';

/** The locale of visitors who have not chosen one. */
const LOCALE_OF_VISITORS = 'en-US';

const NO_HISTORY: History = {
  viewCount: 0,
  lastViewedAt: null,
  triggeredAt: null,
  completedAt: null,
  dismissedAt: null,
};

/** An experience with its state for the viewer. */
export type ExperienceRow = Candidate & {
  readonly type: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** The experiences that this one triggers. */
  readonly subExperienceIds: readonly string[];
};

/**
 * Returns the audience of a request from session, user agent and context. A visitor's country is not known.
 */
export function getAudience(
  viewer: Viewer,
  userAgent: string,
  facts: Readonly<Record<string, unknown>>,
): Audience {
  return {
    ...parseUserAgent(userAgent),
    isSignedIn: viewer !== null,
    locale: viewer?.locale ?? LOCALE_OF_VISITORS,
    country: viewer?.country ?? null,
    joinedAt: viewer?.createdAt ?? null,
    facts,
  };
}

/** Returns the eligible experience of each of these placements, or of all, for the viewer. One statement. */
export async function findExperiences(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  who: Audience,
  placementIds?: readonly string[],
): Promise<readonly ExperienceRow[]> {
  if (who.isBot) return [];
  const placed = placementIds && inArray(experiences.placementId, [...new Set(placementIds)]);
  return chooseExperiences(await readExperiences(db, viewer, placed), who, now());
}

/** Returns one experience, if it exists and is enabled. */
export async function findExperience(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { placementId, experienceId }: PlacedId,
): Promise<ExperienceRow | undefined> {
  const [row] = await readExperiences(
    db,
    viewer,
    and(eq(experiences.placementId, placementId), eq(experiences.experienceId, experienceId)),
  );
  return row;
}

async function readExperiences(
  db: Deps['db'],
  viewer: Viewer,
  which: ReturnType<typeof and>,
): Promise<readonly ExperienceRow[]> {
  const { isOn: _isOn, ...columns } = getTableColumns(experiences);
  const { viewCount, lastViewedAt, triggeredAt, completedAt, dismissedAt } = userExperiences;
  const rows = await db
    .select({
      ...columns,
      subExperienceIds: sql<readonly string[]>`array(
        select sub.experience_id from experiences sub
        where sub.placement_id = ${experiences.placementId} and sub.triggered_by = ${experiences.experienceId} and sub.is_on
        order by sub.experience_id)`,
      history: { viewCount, lastViewedAt, triggeredAt, completedAt, dismissedAt },
    })
    .from(experiences)
    .leftJoin(
      userExperiences,
      and(
        eq(userExperiences.userId, viewer?.id ?? 0n),
        eq(userExperiences.placementId, experiences.placementId),
        eq(userExperiences.experienceId, experiences.experienceId),
      ),
    )
    .where(and(experiences.isOn, which));
  return rows.map((row) => ({ ...row, history: row.history ?? NO_HISTORY }));
}
