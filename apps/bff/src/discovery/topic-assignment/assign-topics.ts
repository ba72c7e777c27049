import { sql } from 'drizzle-orm';
import { interests } from '../../people/interests/index.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  detectLanguage,
  loadLanguageScores,
  splitWords,
  type LanguageScores,
  type Stemmer,
} from '../search/index.ts';
import type { Deps } from './deps.ts';
import { readEvidence, readNeighbours, type ContentEvidence } from './read-evidence.ts';
import { scoreTopics, type NeighbourEvidence, type ScoredTopic } from './score-topics.ts';
import { storeAssigned } from './store-assigned.ts';
import { createTopicLexicon, lexiconWords, type TopicLexicon, type TopicWords } from './topic-lexicon.ts';

/** The services of an assignment: the stemmer remembers words between batches. */
type AssignDeps = Deps & { readonly stemmer: Stemmer };

/** Characters of a text by which its language is detected. */
const DETECTED_LENGTH = 400;

/** Assigns the topics of contents by their texts, boards and neighbours, and stores those that changed (SR-16). */
export async function assignTopics(deps: AssignDeps, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  const topics = await readTopics(deps.db);
  const parents = new Map(topics.map(({ id, parentId }) => [id, parentId]));
  const parentOf = (topicId: bigint): bigint | null => parents.get(topicId) ?? null;
  await storeAssigned(deps.db, await scoreContents(deps, ids, topics, parentOf), parentOf);
}

/**
 * Returns the scored topics of contents; those that do not exist are missing from the result. Neighbours are read only of contents
 * that get no topic by texts and boards: walks take longer than everything else.
 */
export async function scoreContents(
  deps: AssignDeps,
  ids: readonly bigint[],
  topics: readonly TopicWords[],
  parentOf: (topicId: bigint) => bigint | null,
): Promise<ReadonlyMap<bigint, readonly ScoredTopic[]>> {
  const evidence = await readEvidence(deps, ids);
  const scores = await loadLanguageScores();
  const scored = new Map<bigint, readonly ScoredTopic[]>();
  for (const [language, contents] of Map.groupBy(evidence, (content) => languageOfContent(content, scores))) {
    const lexicon = await openLexicon(deps.stemmer, topics, contents, language);
    const score = (content: ContentEvidence, neighbours: readonly NeighbourEvidence[]): void =>
      void scored.set(content.contentId, scoreTopics({ ...content, neighbours }, lexicon, parentOf));
    for (const content of contents) score(content, []);
    const topicless = contents.filter(({ contentId }) => scored.get(contentId)?.length === 0);
    const neighbours = await readNeighbours(
      deps,
      topicless.map(({ contentId }) => contentId),
    );
    for (const content of topicless) score(content, neighbours.get(content.contentId) ?? []);
  }
  return scored;
}

/** Reads all topics with their words: they are few, some thousands at most. */
export async function readTopics(db: Db): Promise<readonly TopicWords[]> {
  return db
    .select({
      id: interests.id,
      name: interests.name,
      parentId: interests.parentId,
      keywords: interests.keywords,
    })
    .from(interests)
    .orderBy(sql`${interests.id}`);
}

const languageOfContent = ({ texts, locale }: ContentEvidence, scores: LanguageScores): string =>
  detectLanguage(`${texts.title} ${texts.description}`.slice(0, DETECTED_LENGTH), locale, scores);

/** Creates the lexicon for the words of contents in a language. */
async function openLexicon(
  stemmer: Stemmer,
  topics: readonly TopicWords[],
  contents: readonly ContentEvidence[],
  language: string,
): Promise<TopicLexicon> {
  const words = contents.flatMap(({ texts, boards }) =>
    [...Object.values(texts), ...boards.map(({ names }) => names)].flatMap(splitWords),
  );
  const stems = await stemmer([...lexiconWords(topics), ...words], language);
  return createTopicLexicon(topics, (word) => stems.get(word) ?? word);
}
