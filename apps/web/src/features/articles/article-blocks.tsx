import { splitByLinks } from '@pegboard/types';
import { useCallback, useMemo, type ReactNode } from 'react';
import { pinPath } from '@pegboard/routes';
import type { ArticlePageQuery } from '../../data/generated/graphql.ts';
import { articleTexts as enUsArticles } from '../../messages/en-us-articles.ts';
import { useTexts } from '../../messages/language.ts';
import { useWithoutBlocked } from '../feedback/use-unblocked.ts';
import { AppPinCard } from '../pin-feed/app-pin-card.tsx';
import { largestImage } from './article-images.ts';
import { ArticlePicture } from './article-picture.tsx';
import styles from './articles.module.css';

/** An article as its page shows it. */
export type ArticleData = Extract<ArticlePageQuery['result'], { __typename: 'ArticleData' }>['data'];
type Block = ArticleData['blocks'][number];

/** Renders the blocks of an article: headings, paragraphs, images, and Pins as the cards of the site. */
export function ArticleBlocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  // The blocks of an article never change their order while it is shown.
  return blocks.map((block, index) => <ArticleBlock key={index} block={block} />);
}

function ArticleBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.__typename) {
    case 'ArticleHeading':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'ArticleParagraph':
      return <Paragraph text={block.text} links={block.links} />;
    case 'ArticlePicture': {
      const { width = 0, height = 0 } = largestImage(block.image) ?? {};
      return (
        <div className={styles.image} data-portrait={height > width || undefined}>
          <ArticlePicture image={block.image} sizes="(max-width: 760px) 100vw, 720px" />
        </div>
      );
    }
    case 'ArticlePins':
      return <Pins pins={block.pins} />;
  }
}

function Paragraph(props: {
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly url: string }[];
}): ReactNode {
  return (
    <p className={styles.paragraph}>
      {splitByLinks(props.text, props.links).map(({ text, url }, index) =>
        url === null ? (
          text
        ) : (
          <a key={index} href={url} target="_blank" rel="noopener">
            {text}
          </a>
        ),
      )}
    </p>
  );
}

function Pins({ pins }: { readonly pins: Extract<Block, { __typename: 'ArticlePins' }>['pins'] }): ReactNode {
  const texts = useTexts('articles', enUsArticles);
  const shown = useWithoutBlocked(pins);
  const paths = useMemo(() => shown.map(({ entityId }) => pinPath({ id: entityId })), [shown]);
  const pathsOf = useCallback(() => paths, [paths]);
  if (shown.length === 0) return null;
  return (
    <ul
      role="list"
      className={styles.pins}
      aria-label={texts.pins}
      data-columns={shown.length < 3 ? 2 : shown.length < 7 ? 3 : 4}
    >
      {shown.map((pin) => (
        <li key={pin.entityId}>
          <AppPinCard data={pin} surface="FollowingFeedGrid" pathsOf={pathsOf} />
        </li>
      ))}
    </ul>
  );
}
