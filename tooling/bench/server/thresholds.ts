import { atMost, type Threshold } from '../threshold.ts';
import type { SubjectName } from './subjects.ts';

/** The CPU of one request, in any unit that is the same for all. */
export type Costs = Readonly<Record<SubjectName, number>>;

/** Returns the thresholds of the server, relative to the bare references of the same run. */
export function serverThresholds(costs: Costs): readonly Threshold[] {
  const feed = costs['feed GraphQL'];
  const [yoga, yogaAndSql] = [costs['bare yoga'], costs['bare yoga, SQL']];
  return [
    atMost('home ÷ bare page', costs.home / costs['bare page'], 6),
    atMost('close-up ÷ bare page', costs['close-up'] / costs['bare page'], 4),
    atMost('feed REST ÷ bare route with its query', costs['feed REST'] / costs['bare board'], 3),
    atMost('feed GraphQL ÷ bare yoga with its SQL', feed / yogaAndSql, 3),
    atMost('(feed GraphQL − its SQL) ÷ bare yoga', (feed - (yogaAndSql - yoga)) / yoga, 3),
    atMost('session and limits ÷ feed GraphQL', (costs.viewer - costs.hello) / feed, 0.15),
    atMost('save ÷ bare insert', costs.save / costs['bare insert'], 5),
  ];
}
