import { ideasPath, pinPath, todayPath, videosPath } from '@pegboard/routes';
import { operationKey, type Variables } from '../../data/query-cache.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  TodayDocument,
  TodayFeedDocument,
  TopicFeedDocument,
  TopicPageDocument,
  TopicsDocument,
  VideoFeedDocument,
} from '../../data/generated/graphql.ts';
import { firstPage, type Connection } from '../../data/use-feed.ts';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { feedLinks } from '../document-head/alternate-links.ts';
import { attributes, dataScript, previewImageUrl, type Screen } from '../document-head/screen-head.ts';
import { FIRST_TOPICS } from './explore-lists.ts';
import type { TodayListName } from './today-lists.tsx';

/** The metadata of a page with a list: its name, address and items. */
export type ListPage = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The parent pages, topmost first. */
  readonly above: readonly { readonly name: string; readonly path: string }[];
  readonly items: readonly { readonly name: string; readonly path: string }[];
  readonly picture?: string | undefined;
};

/** Number of list items in the structured data; the page has more. */
const ITEMS_MAX = 12;

/** Returns the head of a topic's page. */
export function topicHead(screen: Screen): string {
  const id = screen.params['id'] ?? '';
  const result = knownAnswer(screen, TopicPageDocument, { topic: id })?.result;
  if (result?.__typename !== 'TopicData') return '';
  const { site, explore } = textsOf(screen);
  const pins = knownAnswer(screen, TopicFeedDocument, firstPage({ topic: id }))?.feed.connection;
  const { name, urlName, parent } = result.data;
  const head = listPageHead(screen, {
    title: site.title(explore.topic.title(name)),
    description: explore.topic.intro(name),
    path: ideasPath({ urlName, id }),
    above: [
      { name: explore.ideas.title, path: '/ideas/' },
      ...(parent
        ? [{ name: parent.name, path: ideasPath({ urlName: parent.urlName, id: parent.entityId }) }]
        : []),
    ],
    ...listItems(pins, site.pin.untitled),
  });
  return head + feedLinks(screen.publicUrl + ideasPath({ urlName, id }), name);
}

/** Returns the head of the page of all topics. */
export function ideasHead(screen: Screen): string {
  const { site, explore } = textsOf(screen);
  const edges = knownAnswer(screen, TopicsDocument, FIRST_TOPICS)?.topics.edges ?? [];
  return listPageHead(screen, {
    title: site.title(explore.ideas.title),
    description: explore.ideas.intro,
    path: '/ideas/',
    above: [],
    items: edges.map(({ node: { name, urlName, entityId: id } }) => ({
      name,
      path: ideasPath({ urlName, id }),
    })),
    picture: edges.find(({ node }) => node.cover)?.node.cover?.images[0]?.url,
  });
}

/** Returns the head of a videos page. */
export function videosHead(screen: Screen): string {
  const { site, explore } = textsOf(screen);
  const id = screen.params['id'];
  const result = id === undefined ? undefined : knownAnswer(screen, TopicPageDocument, { topic: id })?.result;
  const topic = result?.__typename === 'TopicData' ? result.data : undefined;
  const pins = knownAnswer(screen, VideoFeedDocument, firstPage({ topic: topic?.entityId ?? null }))?.feed
    .connection;
  const all = { name: explore.videos.title, path: '/videos/' };
  return listPageHead(screen, {
    title: site.title(topic ? explore.videos.titleOf(topic.name) : all.name),
    description: topic ? explore.videos.introOf(topic.name) : explore.videos.intro,
    path: topic ? videosPath({ urlName: topic.urlName, id: topic.entityId }) : all.path,
    above: topic ? [all] : [],
    ...listItems(pins, site.pin.untitled),
  });
}

/** Returns the head of the Today page. */
export function todayHead(screen: Screen): string {
  const { site, explore } = textsOf(screen);
  const modules = knownAnswer(screen, TodayDocument, {})?.today ?? [];
  return listPageHead(screen, {
    title: site.title(explore.today.title),
    description: explore.today.intro,
    path: todayPath(),
    above: [],
    items: modules.map(({ topic: { name, urlName, entityId: id } }) => ({
      name,
      path: ideasPath({ urlName, id }),
    })),
    picture: modules[0]?.pins.edges[0]?.node.images.at(-1)?.url,
  });
}

/** Returns the head of a list of most saved pins. */
export const todayListHead =
  (list: TodayListName) =>
  (screen: Screen): string => {
    const { site, explore } = textsOf(screen);
    const pins = knownAnswer(screen, TodayFeedDocument, firstPage({ list }))?.feed.connection;
    return listPageHead(screen, {
      title: site.title(explore.lists[list].title),
      description: explore.lists[list].intro,
      path: todayPath(list),
      above: [{ name: explore.today.title, path: todayPath() }],
      ...listItems(pins, site.pin.untitled),
    });
  };

/** Returns the structured data of the path to a page, topmost first. */
export function breadcrumbList(trail: ListPage['above'], publicUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/** Returns the structured data of a page with a list, with breadcrumbs. */
export function listPageJsonLd(page: ListPage, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: publicUrl + page.path,
    name: page.title,
    description: page.description,
    // A page without others above it has no way to show.
    ...(page.above.length === 0
      ? {}
      : {
          breadcrumb: breadcrumbList([...page.above, { name: page.title, path: page.path }], publicUrl),
        }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: page.items.slice(0, ITEMS_MAX).map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: publicUrl + path,
      })),
    },
  };
}

/** Returns the head of a list's page; an empty page is not indexed. */
export function listPageHead({ publicUrl }: Screen, page: ListPage): string {
  const picture = page.picture && previewImageUrl(page.picture, publicUrl);
  const metas: readonly Readonly<Record<string, string>>[] =
    page.items.length === 0
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { name: 'robots', content: 'max-image-preview:large' },
          { property: 'og:type', content: 'website' },
          { property: 'og:title', content: page.title },
          { property: 'og:description', content: page.description },
          { property: 'og:url', content: publicUrl + page.path },
          ...(picture ? [{ property: 'og:image', content: picture }] : []),
          { name: 'twitter:card', content: 'summary_large_image' },
          { name: 'twitter:title', content: page.title },
        ];
  return (
    metas.map((meta) => `<meta ${attributes(meta)}>`).join('') +
    (page.items.length === 0 ? '' : dataScript('application/ld+json', listPageJsonLd(page, publicUrl)))
  );
}

/** Returns the items of a list of pins, and its picture. */
export function listItems(
  connection: Connection | undefined,
  untitled: string,
): Pick<ListPage, 'items' | 'picture'> {
  const pins = connection?.edges.map(({ node }) => node) ?? [];
  return {
    items: pins.map(({ entityId: id, title, gridTitle }) => ({
      name: title ?? gridTitle ?? untitled,
      path: pinPath({ id }),
    })),
    picture: pins[0]?.images.at(-1)?.url,
  };
}

/** Returns what the page read for an operation. */
export function knownAnswer<Data, V extends Variables>(
  { answers }: Screen,
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Data | undefined {
  const answer = answers.read(operationKey(document, variables));
  return answer?.kind === 'known' ? (answer.data as Data) : undefined;
}

function textsOf({ language }: Screen) {
  return { site: language?.site ?? enUs, explore: language?.explore ?? enUsExplore };
}
