import { profilePath } from '@pegboard/routes';
import { operationKey } from '../../data/query-cache.ts';
import { ProfileDocument, type ProfileQuery } from '../../data/generated/graphql.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import type { Tables } from '../../messages/tables.ts';
import { feedLinks, oembedLinks } from '../document-head/alternate-links.ts';
import { linkPreviewMetas } from '../document-head/link-preview.ts';
import { attributes, dataScript, previewImageUrl, type Screen } from '../document-head/screen-head.ts';
import type { Person } from './find-person.ts';

/** The reason for which search engines must not index a page about a member. */
export type NoindexReason =
  | 'empty-profile'
  | 'hidden-by-member'
  | 'private-profile'
  | 'list-of-people'
  | 'copy-of-profile';

/** Returns the head of a profile for search engines and previews, in addition to title and address. */
export const profileHead = (screen: Screen): string => headOf(screen, undefined);

/** Returns the head of a member's page that search engines must not index, with the reason. */
export const unlistedHead =
  (reason: NoindexReason) =>
  (screen: Screen): string =>
    headOf(screen, reason);

function headOf(
  { answers, params, publicUrl, language }: Screen,
  unlisted: NoindexReason | undefined,
): string {
  const known = answers.read(operationKey(ProfileDocument, { username: params['username'] ?? '' }));
  const result = known?.kind === 'known' ? (known.data as ProfileQuery).result : undefined;
  if (result?.__typename !== 'UserData') return '';
  const person = result.data;
  const reason = unlisted ?? noindexReason(person);
  const metas = reason === undefined ? metasOf(person, publicUrl, language?.site ?? enUs) : robots(reason);
  return (
    metas.map((meta) => `<meta ${attributes(meta)}>`).join('') +
    (reason === undefined ? linksOf(person, publicUrl) : '') +
    (reason === undefined ? dataScript('application/ld+json', profileJsonLd(person, publicUrl)) : '')
  );
}

function linksOf({ fullName, username }: Person, publicUrl: string): string {
  const url = publicUrl + profilePath(username);
  const title = fullName || username;
  return feedLinks(url, title) + oembedLinks(url, title, publicUrl);
}

/** Returns the reason for which a profile must not be indexed: its member chose that, or it shows nothing public. */
export function noindexReason(
  person: Pick<Person, 'pinCount' | 'hidesFromSearchEngines' | 'isPrivate'>,
): NoindexReason | undefined {
  if (person.isPrivate) return 'private-profile';
  if (person.hidesFromSearchEngines) return 'hidden-by-member';
  return person.pinCount === 0 ? 'empty-profile' : undefined;
}

type Meta = Readonly<Record<string, string>>;

const robots = (reason: NoindexReason): readonly Meta[] => [
  { name: 'robots', content: 'noindex' },
  { name: 'pegboard:noindex-reason', content: reason },
];

function metasOf(person: Person, publicUrl: string, messages: Tables['site']): readonly Meta[] {
  const title = messages.title(`${person.fullName} (${person.username})`);
  const description = person.about ?? person.fullName;
  return [
    { name: 'robots', content: 'max-image-preview:large' },
    { property: 'og:type', content: 'profile' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: publicUrl + profilePath(person.username) },
    { property: 'profile:username', content: person.username },
    ...linkPreviewMetas(person.linkPreview, { alt: person.fullName || person.username, publicUrl }),
    { name: 'twitter:title', content: title },
  ];
}

/** Returns the structured data of a profile: the member, and the interaction counts. */
export function profileJsonLd(person: Person, publicUrl: string): object {
  const url = publicUrl + profilePath(person.username);
  const done = (type: string, count: number): object => ({
    '@type': 'InteractionCounter',
    interactionType: { '@type': type },
    userInteractionCount: count,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: person.createdAt,
    mainEntity: {
      '@type': person.isVerifiedMerchant || person.businessCategory !== null ? 'Organization' : 'Person',
      '@id': url,
      name: person.fullName,
      alternateName: person.username,
      identifier: person.entityId,
      url,
      ...(person.about == null ? {} : { description: person.about }),
      ...(person.imageMediumUrl == null ? {} : { image: pictureOf(person, publicUrl) }),
      ...(person.websiteUrl == null ? {} : { sameAs: [person.websiteUrl] }),
      interactionStatistic: [done('FollowAction', person.followerCount)],
      agentInteractionStatistic: [
        done('FollowAction', person.followingCount),
        done('WriteAction', person.pinCount),
      ],
    },
  };
}

/** Returns the absolute address of the image, as a file that every consumer supports. */
function pictureOf({ imageMediumUrl }: Person, publicUrl: string): string | undefined {
  return imageMediumUrl == null ? undefined : previewImageUrl(imageMediumUrl, publicUrl);
}
