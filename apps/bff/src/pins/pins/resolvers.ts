import { STORY_TEXT_DEFAULTS } from '@pegboard/types';
import { toConnection } from '../../platform/graphql/connection.ts';
import type { UserRow } from '../../people/accounts/index.ts';
import type { InterestRow } from '../../people/interests/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { PAGE_SIZE_MAX, pageSize, type Page } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type {
  Image,
  PinVideo,
  Product,
  Resolvers,
  ResolversParentTypes,
} from '../../platform/graphql/generated/resolvers-types.ts';
import { presentImages } from '../../platform/media/images/index.ts';
import type { Loaders } from '../../platform/graphql/loaders.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { StoryLists } from '../pin-access/index.ts';
import { findPin, isGonePin } from './find-pin.ts';
import { boardPins, findShownPins, pinnerPins } from './pin-lists.ts';
import type { SavedCopy } from './loaders.ts';
import type { PinView } from './pin-view.ts';
import { preparePins } from './prepare-pins.ts';
import {
  adAttribution,
  getAdFields,
  isEligibleForWebCloseup,
  pinAccess,
  pinDomain,
  pinEmbed,
  pinVideo,
  pinSeoUrl,
  getPinType,
  presentProduct,
  presentReactions,
  shoppingFlags,
} from './present-pin.ts';

/** Pins over GraphQL. */
export function pinResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      async v3GetPinQuery(_, { pin: id }, { viewer }) {
        const pinId = parseId(id);
        const pin = await findPin(deps.db, viewer, pinId);
        if (pin) return { __typename: 'PinData', data: pin };
        const isGone = await isGonePin(deps.db, pinId);
        return { __typename: 'NotFound', message: 'Sorry! We could not find that Pin.', isGone };
      },
      async v3GetPinsQuery(_, { pins: ids }, { viewer }) {
        if (ids.length > PAGE_SIZE_MAX) throw new AppError('page_size_invalid');
        const known = ids.flatMap((id) => parseId(id) ?? []);
        return [...(await findShownPins(deps, viewer, known))];
      },
    },
    Board: {
      async pins({ id }, { first, after, section, show, sort }, { viewer }) {
        const sectionId = section == null ? undefined : (parseId(section) ?? 0n);
        const page = { size: pageSize(first), after };
        const params = { show: show ?? undefined, sort: sort ?? undefined };
        return pinConnection(await boardPins(deps, viewer, id, sectionId, page, params));
      },
    },
    User: {
      createdPins: async ({ id }, { first, after }, { viewer }) =>
        pinConnection(await pinnerPins(deps, viewer, id, 'created', { size: pageSize(first), after })),
      savedPins: async ({ id }, { first, after }, { viewer }) =>
        pinConnection(await pinnerPins(deps, viewer, id, 'saved', { size: pageSize(first), after })),
      createdProducts: async ({ id }, { first, after }, { viewer }) =>
        pinConnection(
          await pinnerPins(deps, viewer, id, 'created products', { size: pageSize(first), after }),
        ),
      savedProducts: async ({ id }, { first, after }, { viewer }) =>
        pinConnection(await pinnerPins(deps, viewer, id, 'saved products', { size: pageSize(first), after })),
    },
    Pin: {
      entityId: ({ id }) => String(id),
      originalPinId: ({ contentId }) => String(contentId),
      type: getPinType,
      title: ({ ownTitle, title }) => ownTitle ?? title,
      gridTitle: ({ ownTitle, gridTitle, title }) => ownTitle ?? gridTitle ?? title,
      description: ({ ownDescription, description }) => ownDescription ?? description,
      closeupDescription: ({ ownDescription, description }) => ownDescription ?? description,
      guestName: ({ rich }) => rich.guest?.name ?? null,
      domain: pinDomain,
      imageSignature: ({ signature }) => signature,
      images: (pin, { sizes }) => [...presentImages(pin, sizes)],
      embed: pinEmbed,
      video: pinVideo,
      seoUrl: pinSeoUrl,
      async seoNoindexReason({ boardPrivacy, isRepin, creatorId }, _, { loaders }) {
        if (boardPrivacy !== 'public') return 'board_not_public';
        if (isRepin) return 'repin';
        return (await loaders.user.load(creatorId))?.hidesFromSearchEngines ? 'hidden_by_member' : null;
      },
      isDownstreamPromotion: ({ isPromoted, isRepin }) => isPromoted && isRepin,
      isThirdPartyAd: () => false,
      isEligibleForWebCloseup,
      adDestinationUrl: (pin) => getAdFields(pin)?.destinationUrl ?? null,
      adAttribution: (pin) => adAttribution(pin),
      collectionPin: ({ rich }) =>
        rich.collection
          ? {
              itemData: rich.collection.map(({ imageId, pinId, link }) => ({
                imageId,
                pinId: pinId ?? null,
                link: link ?? null,
              })),
            }
          : null,
      isEligibleForPdp: ({ rich }) => Boolean(rich.products?.length),
      shouldOpenInStream: () => false,
      shoppingFlags: (pin) => [...shoppingFlags(pin)],
      storyPinDataId: ({ rich, contentId }) => (rich.story ? String(contentId) : null),
      storyPin: ({ rich, contentId, title }) =>
        rich.story
          ? {
              entityId: String(contentId),
              pageCount: rich.story.pages.length,
              staticPageCount: rich.story.pages.filter(({ video }) => !video).length,
              totalVideoDuration: rich.story.totalVideoDuration ?? 0,
              hasProductPins: false,
              isDeleted: rich.story.isDeleted ?? false,
              pinTitle: title,
              pages: rich.story.pages.map((page, index) => ({
                imageId: page.imageId,
                title: page.title ?? null,
                texts: [...(page.texts ?? [])],
                textPlace: page.textPlace ?? STORY_TEXT_DEFAULTS.textPlace,
                textAlignment: page.textAlignment ?? STORY_TEXT_DEFAULTS.textAlignment,
                entityId: `${contentId}-${index}`,
                movement: page.video ?? null,
                link: page.link ?? null,
                mentions: page.mentions ?? [],
              })),
              lists: rich.story.lists ? presentStoryLists(rich.story.lists) : null,
            }
          : null,
      trackingParams: ({ trackingParams = null }) => trackingParams,
      access: (pin, _, { viewer }) => [...pinAccess(pin, viewer)],
      board: ({ boardId }, _, { loaders }) => loaders.board.now(boardId),
      section: ({ sectionId }, _, { loaders }) =>
        sectionId === null ? null : loaders.section.load(sectionId),
      pinner: ({ pinnerId }, _, { loaders }) => userOf(loaders, pinnerId),
      nativeCreator: ({ creatorId }, _, { loaders }) => userOf(loaders, creatorId),
      promoter: ({ promoterId }, _, { loaders }) => userOf(loaders, promoterId),
      sponsorship: ({ rich }, _, { loaders }) =>
        rich.sponsorship ? sponsorshipOf(rich.sponsorship, loaders) : null,
      sourceInterest: ({ interestId }, _, { loaders }) =>
        interestId === null ? null : loaders.interest.load(interestId),
      richSummary: ({ rich }) =>
        rich.summary || rich.products
          ? {
              typeName: rich.summary?.typeName ?? null,
              displayName: rich.summary?.displayName ?? null,
              siteName: rich.summary?.siteName ?? null,
              displayCookTime: rich.summary?.displayCookTime ?? null,
              aggregateRating: rich.summary?.aggregateRating ?? null,
              products: productsOf(rich.products),
            }
          : null,
      richMetadata: ({ rich, title, description }) =>
        rich.article || rich.recipe || rich.products
          ? {
              title,
              description,
              article: rich.article
                ? {
                    name: rich.article.name ?? null,
                    description: rich.article.description ?? null,
                    authors: [...(rich.article.authors ?? [])],
                    datePublished: rich.article.datePublished ?? null,
                  }
                : null,
              recipe: rich.recipe
                ? {
                    name: rich.recipe.name ?? null,
                    servings: rich.recipe.servings ?? null,
                    cookTime: rich.recipe.cookTime ?? null,
                    ingredients: [...rich.recipe.ingredients],
                    aggregateRating: rich.summary?.aggregateRating ?? null,
                  }
                : null,
              products: productsOf(rich.products),
            }
          : null,
      topics: ({ contentId, interestId }, _, { loaders }) => topicsOf(loaders, contentId, interestId),
      assignedTopics: async ({ contentId }, _, { loaders }) =>
        (await loaders.topics.load(contentId)).filter(({ origin }) => origin !== 'creator'),
      carousel: ({ rich, contentId }) =>
        rich.carousel
          ? {
              entityId: String(contentId),
              index: 0,
              slots: rich.carousel.slots.map((slot, index) => ({
                entityId: `${contentId}-${index}`,
                title: slot.title ?? null,
                details: slot.details ?? null,
                link: slot.link ?? null,
                imageSignature: null,
                imageId: slot.imageId,
              })),
            }
          : null,
      reactionCounts: ({ reactionCounts }) => presentReactions(reactionCounts),
      savedByViewer: ({ contentId }, _, { loaders, viewer }) =>
        viewer ? savedCopiesOf(loaders, contentId) : [],
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
    PinConnection: {
      async edges({ edges }, _, { loaders }, info) {
        const pins = edges.map(({ node }) => node);
        await preparePins(pins, info, loaders);
        return edges;
      },
    },
    Interest: {
      entityId: ({ id }) => String(id),
    },
    CarouselSlot: {
      images: (slot, { sizes }, { loaders }) => imagesOf(loaders, slot, sizes),
    },
    CollectionItem: {
      images: (item, { sizes }, { loaders }) => imagesOf(loaders, item, sizes),
    },
    StoryPage: {
      images: (page, { sizes }, { loaders }) => imagesOf(loaders, page, sizes),
      video: (page, _, { loaders }) => (page.movement ? movementOf(loaders, page, page.movement) : null),
      mentions: async ({ mentions }, _, { loaders }) => {
        const mentioned = await Promise.all(
          mentions.map(async ({ username, userId }) => ({
            username,
            user: await userOf(loaders, idOf(userId)),
          })),
        );
        return mentioned.flatMap(({ username, user }) => (user ? [{ username, user }] : []));
      },
    },
  };
}

/** Presents a page of pins as a connection. */
export function pinConnection(page: Page<PinView>): ResolversParentTypes['PinConnection'] {
  return toConnection(page);
}

function presentStoryLists(lists: StoryLists): ResolversParentTypes['StoryLists'] {
  const { servings = null, minutes = null, ingredients = [], materials = [], steps = [] } = lists;
  return {
    servings,
    minutes,
    ingredients: [...ingredients],
    materials: [...materials],
    steps: [...steps],
  };
}

function productsOf(products: PinView['rich']['products']): Product[] {
  return (products ?? []).map(presentProduct);
}

function idOf(text: string | undefined): bigint | null {
  return text === undefined ? null : (parseId(text) ?? null);
}

/** Returns the topics of a content; a content from before multiple topics has only the one under which it is listed. */
async function topicsOf(
  loaders: Loaders,
  contentId: bigint,
  interestId: bigint | null,
): Promise<InterestRow[]> {
  const topics = await loaders.topics.load(contentId);
  if (topics.length > 0 || interestId === null) return [...topics];
  const only = await loaders.interest.load(interestId);
  return only ? [only] : [];
}

/** Returns null synchronously where there is no id: most pins have no promoter and no sponsor. */
function userOf(loaders: Loaders, id: bigint | null): UserRow | null | Promise<UserRow | null> {
  return id === null ? null : loaders.user.now(id);
}

async function sponsorshipOf(
  { status, creatorId, sponsorId }: NonNullable<PinView['rich']['sponsorship']>,
  loaders: Loaders,
): Promise<{ status: number; creator: UserRow | null; sponsor: UserRow | null }> {
  const [creator = null, sponsor = null] = await Promise.all(
    [creatorId, sponsorId].map(async (id) => userOf(loaders, idOf(id))),
  );
  return { status, creator, sponsor };
}

function savedCopiesOf(
  loaders: Loaders,
  contentId: bigint,
): ResolversParentTypes['SavedPin'][] | Promise<ResolversParentTypes['SavedPin'][]> {
  const copies = loaders.savedCopies.now(contentId);
  return copies instanceof Promise ? copies.then(savedPinsOf) : savedPinsOf(copies);
}

function savedPinsOf(copies: readonly SavedCopy[]): ResolversParentTypes['SavedPin'][] {
  return copies.map(({ pinId, board, section }) => ({ pinId: String(pinId), board, section }));
}

/** Returns the video of a page that has one. */
async function movementOf(
  loaders: Loaders,
  { imageId }: { readonly imageId: string },
  video: NonNullable<PinView['rich']['video']>,
): Promise<PinVideo | null> {
  const id = parseId(imageId);
  const picture = id === undefined ? undefined : await loaders.picture.load(id);
  return picture ? pinVideo({ ...picture, rich: { video } }) : null;
}

/** Returns the image of a slide or page. */
async function imagesOf(
  loaders: Loaders,
  holder: { readonly imageId: string },
  sizes: readonly string[] | null | undefined,
): Promise<Image[]> {
  const id = parseId(holder.imageId);
  const picture = id === undefined ? undefined : await loaders.picture.load(id);
  return picture ? [...presentImages(picture, sizes)] : [];
}
