import { firstText, pinType, type Pin, type Pinner } from '@pegboard/types';
import { LinkButton } from '@pegboard/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import type { CloseupProps } from '../closeup-props.ts';
import { closeupDescription } from '../model/description.ts';
import { getSourceLink } from '../model/source-link.ts';
import styles from './closeup-details.module.css';
import { CreatorLine, Facts } from './credits.tsx';
import { needsRichModules, richModules } from './lazy-modules.ts';

const Nothing = (): ReactNode => null;
const ProductSection = richModules.component('ProductSection', Nothing);
const RecipeSection = richModules.component('RecipeSection', Nothing);
const ArticleSection = richModules.component('ArticleSection', Nothing);
const ShopTheLook = richModules.component('ShopTheLook', Nothing);
const StoryListsSection = richModules.component('StoryListsSection', Nothing);

/** Renders the details next to the image: texts, price, recipe or article, creator and board. */
export function CloseupDetails(props: {
  readonly visitHandlers: CloseupProps['visitHandlers'];
  readonly profileHref: (username: string) => string;
  readonly adInfo: ReactNode;
  readonly aiInfo: ReactNode;
  readonly follow: ((person: Pinner) => ReactNode) | undefined;
  /** True if the facts include the number of comments. */
  readonly tellsComments: boolean;
}): ReactNode {
  const { pin, messages } = useCloseup();
  const from = getSourceLink(pin);
  const listeners = from && props.visitHandlers?.(pin, from.href);
  const title = firstText(pin.title, pin.gridTitle, messages.untitled);
  const isProduct = pinType(pin) === 'product';
  return (
    <div className={styles.details}>
      {from ? (
        <a
          className={styles.host}
          data-part="host"
          href={from.href}
          target="_blank"
          rel="noopener nofollow ugc"
          {...listeners}
        >
          {from.host}
        </a>
      ) : null}
      <h1 className={styles.title} data-part="title">
        <bdi>{title}</bdi>
      </h1>
      <Suspense>{isProduct ? <ProductSection /> : null}</Suspense>
      <Description key={pin.id} pin={pin} />
      {needsRichModules(pin) ? (
        <Suspense>
          <RecipeSection />
          <StoryListsSection />
          <ArticleSection />
          <ShopTheLook />
        </Suspense>
      ) : null}
      {from ? (
        <LinkButton
          href={from.href}
          target="_blank"
          rel="noopener nofollow ugc"
          variant={isProduct ? 'primary' : 'secondary'}
          aria-label={messages.visitHost(from.host)}
          {...listeners}
        >
          {messages.visitSite}
        </LinkButton>
      ) : null}
      <CreatorLine profileHref={props.profileHref} adInfo={props.adInfo} follow={props.follow} />
      <Facts tellsComments={props.tellsComments} aiInfo={props.aiInfo} />
    </div>
  );
}

function Description({ pin }: { readonly pin: Pin }): ReactNode {
  const { messages } = useCloseup();
  const [isWhole, setWhole] = useState(false);
  const description = closeupDescription(pin);
  if (!description) return null;
  return (
    <p className={styles.description} data-part="description">
      <bdi>{isWhole ? description.whole : description.short}</bdi>{' '}
      {description.isCut ? (
        <button
          type="button"
          className={styles.more}
          data-part="more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.less : messages.more}
        </button>
      ) : null}
    </p>
  );
}
