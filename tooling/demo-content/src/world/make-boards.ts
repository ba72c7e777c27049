import type { Random } from '../art/random.ts';
import type { FamilyName } from '../families/index.ts';
import { FAMILY_NAMES } from '../picture.ts';
import { BOARD_PLANS, type BoardPlan } from './board-list.ts';
import { MAKERS } from './creators.ts';
import { slugOf } from './topics.ts';
import type { DemoBoard, DemoCreator } from './world.ts';

const NEWCOMER = 'noor';
const PORTRAIT_SIDE = 280;

/** A board with what is pinned on it. */
export type PlannedBoard = {
  readonly board: DemoBoard;
  readonly plan: BoardPlan;
  readonly families: readonly FamilyName[];
};

/** The people, each with a portrait. */
export function makeCreators(random: Random): readonly DemoCreator[] {
  const names: readonly string[] = FAMILY_NAMES;
  const family = FAMILY_NAMES[names.indexOf('portraits')] ?? FAMILY_NAMES[0] ?? 'landscape';
  return MAKERS.map(({ username, fullName, about, site, shop, palettes, country }, index) => ({
    username,
    email: `${username.replaceAll('_', '.')}@pegboard.example`,
    fullName,
    about,
    ...(site ? { websiteUrl: site } : {}),
    isVerifiedMerchant: shop ?? false,
    country,
    portrait: {
      family: shop ? 'ceramics' : family,
      seed: 9_000_000 + index * 101,
      width: PORTRAIT_SIDE,
      height: PORTRAIT_SIDE,
      ...(palettes[0] ? { palette: palettes[0] } : {}),
    },
    ageDays: username === NEWCOMER ? 0.4 : random.between(180, 900),
  }));
}

/**
 * The boards, each with the families of pictures that are pinned there. A board about nothing in particular takes all
 * families, those that no other board names first; a board whose families nobody draws yet takes the next one.
 */
export function makeBoards(random: Random): readonly PlannedBoard[] {
  const named = new Set(BOARD_PLANS.flatMap(({ families }) => families));
  const all = FAMILY_NAMES.toSorted((one, other) => Number(named.has(one)) - Number(named.has(other)));
  return BOARD_PLANS.map((plan, index) => {
    const known = FAMILY_NAMES.filter((name) => plan.families.includes(name));
    const standIn = FAMILY_NAMES.slice(index % FAMILY_NAMES.length).slice(0, 1);
    const families = plan.families.length === 0 ? all : known.length > 0 ? known : standIn;
    return { plan, families, board: boardOf(plan, random.between(92, 170)) };
  });
}

function boardOf(plan: BoardPlan, ageDays: number): DemoBoard {
  const { owner, name, description, sections = [], privacy = 'public', with: collaborators = [] } = plan;
  return {
    key: `${owner}/${slugOf(name)}`,
    owner,
    name,
    description,
    privacy,
    sections,
    collaborators,
    ageDays,
  };
}
