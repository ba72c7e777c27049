import type { ReactNode } from 'react';
import { HomeFeedRankingDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';

/** The number of pins of the table: a page of the feed. */
const FIRST = 25;

/**
 * Renders how the pins of the viewer's home feed are ranked now: their sources, features, score, and ranks by score and on the page
 * (SR-11). The server sends these numbers to employees alone; for others nothing is rendered.
 */
export function HomeRankingDebug(): ReactNode {
  const ranking = useQuery(HomeFeedRankingDocument, { first: FIRST })?.feed.ranking;
  if (!ranking) return null;
  return (
    <section aria-label="Ranking of the home feed" data-ranking-debug="">
      <table>
        <thead>
          <tr>
            <th scope="col">Rank on the page</th>
            <th scope="col">Rank by score</th>
            <th scope="col">Pin</th>
            <th scope="col">Sources</th>
            <th scope="col">Score</th>
            <th scope="col">Features</th>
            <th scope="col">Model</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map(({ pinId, sources, features, score, rankBefore, rankAfter, isExploration, model }) => (
            <tr key={pinId}>
              <td>{rankAfter}</td>
              <td>{rankBefore}</td>
              <td>
                <a href={`/pin/${pinId}/`}>{pinId}</a>
              </td>
              <td>{isExploration ? 'exploration' : sources.join(', ')}</td>
              <td>{score.toFixed(4)}</td>
              <td>
                {features
                  .filter(({ value }) => value > 0)
                  .map(({ name, value }) => `${name}: ${value.toFixed(2)}`)
                  .join(', ')}
              </td>
              <td>{model === 0 ? 'prior' : model}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
