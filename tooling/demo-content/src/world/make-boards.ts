import type { PaletteName } from '../art/palettes.ts';
import type { Random } from '../art/random.ts';
import type { FamilyName } from '../families/index.ts';
import { FAMILY_NAMES, type PictureSpec } from '../picture.ts';
import { BOARD_PLANS } from './board-list.ts';
import type { BoardPlan } from './boards/board-plan.ts';
import { MAKERS, type Maker } from './creators.ts';
import { toSlug } from './topics.ts';
import type { DemoBoard, DemoCreator } from './world.ts';

const NEWCOMER = 'noor';
const PORTRAIT_SIDE = 280;

/** A board with the families of its pins. */
export type PlannedBoard = {
  readonly board: DemoBoard;
  readonly plan: BoardPlan;
  readonly families: readonly FamilyName[];
};

/** Creates the members, each with a portrait. */
export function makeCreators(random: Random): readonly DemoCreator[] {
  return MAKERS.map(({ username, fullName, about, site, shop, palettes, portrait, country, ads }) => ({
    username,
    email: `${username.replaceAll('_', '.')}@pegboard.example`,
    fullName,
    about,
    ...(site ? { websiteUrl: site } : {}),
    isVerifiedMerchant: shop ?? false,
    country,
    ...ads,
    portrait: portraitOf(portrait, palettes[0]),
    ageDays: username === NEWCOMER ? 0.4 : random.between(180, 900),
  }));
}

function portraitOf(
  [family, subject, seed]: Maker['portrait'],
  palette: PaletteName | undefined,
): PictureSpec {
  const size = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE };
  return { family, subject, seed, ...size, ...(palette ? { palette } : {}) };
}

/** Creates the boards, each with the families of its images; one about a color has all of them. */
export function makeBoards(random: Random): readonly PlannedBoard[] {
  return BOARD_PLANS.map((plan) => ({
    plan,
    families: plan.families.length === 0 ? FAMILY_NAMES : plan.families,
    board: boardOf(plan, random.between(92, 170)),
  }));
}

function boardOf(plan: BoardPlan, ageDays: number): DemoBoard {
  const { owner, name, description, sections = [], privacy = 'public', with: collaborators = [] } = plan;
  return {
    key: `${owner}/${toSlug(name)}`,
    owner,
    name,
    description,
    privacy,
    sections,
    collaborators,
    ageDays,
  };
}
