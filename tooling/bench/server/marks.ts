import { atMost, type Mark } from '../mark.ts';
import type { SubjectName } from './subjects.ts';

/** The CPU of one request, in any unit that is the same for all. */
export type Costs = Readonly<Record<SubjectName, number>>;

/** The marks of the server, told in the bare references of the same run. */
export function serverMarks(costs: Costs): readonly Mark[] {
  const feedWithoutRows = costs['feed GraphQL'] - costs['bare 25 rows'];
  return [
    atMost('home ÷ bare page', costs.home / costs['bare page'], 6),
    atMost('close-up ÷ bare page', costs['close-up'] / costs['bare page'], 4),
    atMost('(feed GraphQL − bare 25 rows) ÷ bare yoga', feedWithoutRows / costs['bare yoga'], 3),
    atMost('save ÷ bare insert', costs.save / costs['bare insert'], 5),
  ];
}
