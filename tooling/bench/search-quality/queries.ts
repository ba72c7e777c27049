import { THINGS, type Language } from './lexicon.ts';
import {
  createDraws,
  drawSubject,
  plain,
  wordsOf,
  type Draws,
  type Person,
  type SearchWorld,
  type Subject,
} from './search-world.ts';
import { withOneEdit } from './typing-error.ts';

/** The groups of judged queries, with their numbers: 200 together. */
export const GROUPS = { words: 50, typing: 40, languages: 40, synonyms: 20, people: 25, boards: 25 } as const;

/** One of `GROUPS`. */
export type Group = keyof typeof GROUPS;

/** A query with the grade, from 0 to 3, of every result. */
export type JudgedQuery = {
  readonly group: Group;
  readonly scope: 'pins' | 'boards' | 'people';
  readonly text: string;
  /** The language of its viewer. */
  readonly language: Language;
  /** The grades of the ids that are relevant. */
  readonly grades: ReadonlyMap<number, number>;
};

/**
 * Draws queries about subjects of the world. A query states a thing and at most two more facts, in words that are drawn
 * independently of those of the documents. The grades come from the subjects, not from the texts: 3 for everything that the query
 * states, 2 for the thing with one of two other facts, 1 for the thing alone; a document in another language is not relevant.
 */
export function judgedQueries(world: SearchWorld, seed: number): readonly JudgedQuery[] {
  const draws = createDraws(seed);
  const make = (group: Group, draw: () => JudgedQuery): readonly JudgedQuery[] =>
    Array.from({ length: GROUPS[group] }, draw);
  return [
    ...make('words', () => aboutPins(world, draws, 'words', 'en')),
    ...make('typing', () => misspelt(aboutPins(world, draws, 'typing', 'en'), draws)),
    ...make('languages', () => aboutPins(world, draws, 'languages', draws.from(['de', 'fr', 'es'] as const))),
    ...make('synonyms', () => withSynonym(world, draws)),
    ...make('people', () => aboutPeople(world, draws)),
    ...make('boards', () => aboutBoards(world, draws)),
  ];
}

function aboutPins(world: SearchWorld, draws: Draws, group: Group, language: Language): JudgedQuery {
  const example = draws.from(world.pins.filter(({ subject }) => subject.language === language));
  return ofSubject(world, draws, group, example.subject, 'pins');
}

/** Draws a query for a thing with two names, by the rarer one, about pins and with the common word as often as the other. */
function withSynonym(world: SearchWorld, draws: Draws): JudgedQuery {
  const all = [...THINGS.keys()].filter((thing) => (THINGS[thing]?.en.length ?? 0) > 1);
  const subject = { ...drawSubject(draws, 'en'), thing: draws.from(all) };
  return ofSubject(world, draws, 'synonyms', subject, 'pins');
}

function ofSubject(
  world: SearchWorld,
  draws: Draws,
  group: Group,
  complete: Subject,
  scope: 'pins' | 'boards',
): JudgedQuery {
  const facts = draws.below(3);
  const keepsStyle = facts === 2 || (facts === 1 && draws.chance(0.5));
  const subject = {
    ...complete,
    style: keepsStyle ? complete.style : null,
    setting: facts === 2 || (facts === 1 && !keepsStyle) ? complete.setting : null,
  };
  const { thing, style, setting } = wordsOf(subject, draws);
  const text = [style, thing, setting].filter(Boolean).join(' ').toLowerCase();
  const grades = new Map(
    world[scope].flatMap((item) => {
      const grade = gradeOf(subject, item.subject);
      return grade > 0 ? [[item.id, grade] as const] : [];
    }),
  );
  return { group, scope, text, language: subject.language, grades };
}

function gradeOf(query: Subject, item: Subject): number {
  if (query.language !== item.language || query.thing !== item.thing) return 0;
  const wanted = (['style', 'setting'] as const).filter((fact) => query[fact] !== null);
  const met = wanted.filter((fact) => query[fact] === item[fact]).length;
  return met === wanted.length ? 3 : 1 + met;
}

const misspelt = (query: JudgedQuery, draws: Draws): JudgedQuery => ({
  ...query,
  text: withOneEdit(query.text, draws),
});

/** Draws a search for a member: by name, by last name or by username; a third is misspelt. Namesakes are partly relevant. */
function aboutPeople({ people }: SearchWorld, draws: Draws): JudgedQuery {
  const person = draws.from(people);
  const kind = draws.from(['name', 'last', 'username'] as const);
  const typed = { name: `${person.first} ${person.last}`, last: person.last, username: person.username }[
    kind
  ];
  const grade = (other: Person): number => {
    if (kind === 'username') return other.id === person.id ? 3 : 0;
    if (other.last !== person.last) return 0;
    return kind === 'last' || other.first === person.first ? 3 : 1;
  };
  const text = draws.chance(0.5) ? plain(typed) : typed;
  return {
    group: 'people',
    scope: 'people',
    text: draws.chance(1 / 3) && kind !== 'username' ? withOneEdit(text, draws) : text,
    language: 'en',
    grades: new Map(
      people.map((other) => [other.id, grade(other)] as const).filter(([, value]) => value > 0),
    ),
  };
}

function aboutBoards(world: SearchWorld, draws: Draws): JudgedQuery {
  const query = ofSubject(world, draws, 'boards', draws.from(world.boards).subject, 'boards');
  return draws.chance(1 / 3) ? misspelt(query, draws) : query;
}
