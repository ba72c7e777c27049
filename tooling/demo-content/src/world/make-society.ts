import { REACTION_TYPES } from '@pegboard/types';
import type { Random } from '../art/random.ts';
import { describePicture } from '../picture.ts';
import { MAKERS } from './creators.ts';
import type { PlannedBoard } from './make-boards.ts';
import { dealer, filled } from './phrases.ts';
import { ANSWERS, KIND_WORDS, THANKS } from './sources.ts';
import { getVoice } from './voices/index.ts';
import type { DemoBoard, DemoComment, DemoInvite, DemoPin, DemoSave, DemoWorld } from './world.ts';

const NEWCOMER = 'noor';
const SAVES_EACH = [28, 60] as const;
const IN_PROFILE = 0.12;
const IN_A_SECTION = 0.6;
/** The distribution of comments per pin: mostly none, a few many. */
const COMMENTS = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 5] as const;
const COMMENTS_MAX = 5;
const GENERAL_WORDS = 0.3;
const REACTIONS = [0, 0, 1, 1, 2, 3, 4, 6, 8] as const;
const ANSWERED = 0.35;
const JUST_NOW = 0.02;

/** All active members, without the one who joined today. */
const PEOPLE = MAKERS.map(({ username }) => username).filter((username) => username !== NEWCOMER);

/** Creates saved copies of pins on boards of others who like such images, or on their profile. */
export function makeSaves(
  random: Random,
  boards: readonly PlannedBoard[],
  pins: readonly DemoPin[],
): readonly DemoSave[] {
  const isOpen = openBoards(boards);
  const saved = new Set<string>();
  return PEOPLE.flatMap((pinner) => {
    const mine = boards.filter(({ board }) => board.owner === pinner || board.collaborators.includes(pinner));
    const others = pins.filter((pin) => pin.creator !== pinner && isOpen.has(pin.board));
    const liked = random.shuffle(others).slice(0, random.whole(...SAVES_EACH));
    return liked.flatMap((pin): DemoSave[] => {
      const ageDays = Math.max(JUST_NOW, pin.ageDays * random.between(0.02, 0.98));
      const base = { pin: pin.key, pinner, ageDays };
      const fitting = mine.filter(
        ({ board, families }) =>
          board.key !== pin.board &&
          families.includes(pin.picture.family) &&
          !saved.has(`${board.key} ${pin.key}`),
      );
      if (fitting.length === 0 || random.chance(IN_PROFILE)) return [{ ...base, board: 'profile' }];
      const { board } = random.pick(fitting);
      saved.add(`${board.key} ${pin.key}`);
      const isFiled = board.sections.length > 0 && random.chance(IN_A_SECTION);
      return [{ ...base, board: board.key, ...(isFiled ? { section: random.pick(board.sections) } : {}) }];
    });
  });
}

/** Creates the follows of members, boards and topics. */
export function makeFollows(
  random: Random,
  boards: readonly PlannedBoard[],
  pins: readonly DemoPin[],
): Pick<DemoWorld, 'userFollows' | 'boardFollows' | 'topicFollows'> {
  const isOpen = openBoards(boards);
  const open = boards.filter(({ board }) => isOpen.has(board.key));
  return {
    userFollows: PEOPLE.flatMap((follower) =>
      someOf(
        random,
        PEOPLE.filter((other) => other !== follower),
        4,
        8,
      ).map((followed) => ({ follower, followed })),
    ),
    boardFollows: PEOPLE.flatMap((follower) =>
      someOf(
        random,
        open.filter(({ board }) => board.owner !== follower),
        3,
        7,
      ).map(({ board }) => ({
        follower,
        board: board.key,
      })),
    ),
    topicFollows: PEOPLE.flatMap((follower) => {
      const topics = [
        ...new Set(pins.filter(({ creator }) => creator === follower).map(({ topic }) => topic)),
      ];
      return someOf(random, topics, 2, 5).map((topic) => ({ follower, topic }));
    }),
  };
}

/** Creates the comments on public pins. */
export function makeComments(
  random: Random,
  boards: readonly PlannedBoard[],
  pins: readonly DemoPin[],
): readonly DemoComment[] {
  const isOpen = openBoards(boards);
  const deal = dealer(random.fork('words'));
  return pins.filter(({ board }) => isOpen.has(board)).flatMap((pin) => talkUnder(random, deal, pin));
}

function talkUnder(random: Random, deal: ReturnType<typeof dealer>, pin: DemoPin): readonly DemoComment[] {
  const words = describePicture(pin.picture);
  const { family } = pin.picture;
  const others = PEOPLE.filter((person) => person !== pin.creator);
  const texts = new Set<string>();
  while (texts.size < COMMENTS_MAX) {
    const isGeneral = random.chance(GENERAL_WORDS);
    texts.add(filled(isGeneral ? deal('any', KIND_WORDS) : deal(family, getVoice(family).comments), words));
  }
  const spoken = [...texts].slice(0, random.pick(COMMENTS));
  return spoken.flatMap((text, at): DemoComment[] => {
    const author = random.pick(others);
    const ageDays = Math.max(JUST_NOW, pin.ageDays * (1 - (at + random.between(0.1, 0.9)) / 8));
    const said = { pin: pin.key, author, text, ageDays };
    if (at > 0 || !random.chance(ANSWERED)) return [said];
    const isQuestion = text.endsWith('?');
    const answer = deal(isQuestion ? 'answers' : 'thanks', isQuestion ? ANSWERS : THANKS);
    const answered = answer.replaceAll('{name}', firstNameOf(author));
    return [
      said,
      { pin: pin.key, author: pin.creator, text: answered, ageDays: Math.max(JUST_NOW / 2, ageDays * 0.97) },
    ];
  });
}

/** Creates the reactions to pins, at most one per member. */
export function makeReactions(
  random: Random,
  boards: readonly PlannedBoard[],
  pins: readonly DemoPin[],
): DemoWorld['reactions'] {
  const isOpen = openBoards(boards);
  const { love, goodIdea, thanks, wow, haha } = REACTION_TYPES;
  const types = [love, love, love, goodIdea, goodIdea, wow, thanks, haha];
  return pins
    .filter(({ board }) => isOpen.has(board))
    .flatMap((pin) =>
      someOf(
        random,
        PEOPLE.filter((person) => person !== pin.creator),
        0,
        0,
        random.pick(REACTIONS),
      ).map((user) => ({
        pin: pin.key,
        user,
        type: random.pick(types),
      })),
    );
}

const INVITED: readonly (readonly [board: string, invited: string, ageDays: number])[] = [
  ['The long walk, planned together', 'ada', 1.2],
  ['Poster swap', 'ines_carvalho', 3],
  ['Wedding, two families, one table', 'priya_raman', 0.8],
  ['The kids’ corner', 'henrik_dahl', 6],
  ['Long lunches', 'ada', 4],
  ['Lunch outside', 'priya_raman', 9],
];

/** Creates the pending invites. */
export function makeInvites(boards: readonly DemoBoard[]): readonly DemoInvite[] {
  return INVITED.map(([name, invited, ageDays]) => {
    const board = boards.find((one) => one.name === name);
    if (!board)
      throw new Error(`An invitation is to the board “${name}”, which board-list.ts does not have.`);
    return { board: board.key, invited, by: board.owner, ageDays };
  });
}

function openBoards(boards: readonly PlannedBoard[]): ReadonlySet<string> {
  return new Set(boards.filter(({ board }) => board.privacy === 'public').map(({ board }) => board.key));
}

function someOf<Item>(
  random: Random,
  items: readonly Item[],
  least: number,
  most: number,
  count: number = random.whole(least, most),
): Item[] {
  return random.shuffle(items).slice(0, count);
}

function firstNameOf(username: string): string {
  const maker = MAKERS.find((one) => one.username === username);
  return maker?.shop ? maker.fullName : (maker?.fullName.split(' ')[0] ?? username);
}
