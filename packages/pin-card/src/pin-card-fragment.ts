/**
 * The GraphQL fragment of a card: a card rendered from these fields alone is complete (PC-22). It includes
 * fields for other packages: `seoUrl`, `trackingParams`, `originalPinId`, `savedByViewer`, and media.
 */
export const pinCardFragment: string = /* GraphQL */ `
  fragment PinCard_pin on Pin {
    entityId
    title
    gridTitle
    altText
    autoAltText
    link
    domain
    dominantColor
    images(sizes: ["170x", "236x", "474x", "736x"]) {
      size
      url
      width
      height
    }
    embed {
      src
      type
    }
    carousel {
      entityId
      index
      slots {
        entityId
        title
        link
        images(sizes: ["236x", "736x"]) {
          size
          url
          width
          height
        }
      }
    }
    video {
      captionsUrl
      captions {
        language
        url
      }
      previewUrl
      variants {
        V_720P {
          ...PinCard_video
        }
        V_HLSV4 {
          ...PinCard_video
        }
        V_HLSV3_MOBILE {
          ...PinCard_video
        }
      }
    }
    storyPinDataId
    storyPin {
      entityId
      staticPageCount
      totalVideoDuration
      hasProductPins
      isDeleted
    }
    reactionCounts {
      reactionType
      reactionCount
    }
    digitalMediaSourceType
    seoUrl
    isPromoted
    trackingParams
    isDownstreamPromotion
    promotedIsRemovable
    isEligibleForWebCloseup
    adDestinationUrl
    adAttribution {
      isEligibleForPromotedPartnership
      promotedPartnershipAttributionName
      promotedPartnershipAdvertiserName
    }
    aggregatedPinData {
      isShopTheLook
      pinTagsChips {
        entityId
        image {
          url
          width
          height
        }
      }
    }
    collectionPin {
      itemData {
        images(sizes: ["136x136"]) {
          size
          url
          width
          height
        }
      }
    }
    isOosProduct
    isStaleProduct
    originalPinId
    shouldOpenInStream
    shoppingFlags
    access
    board {
      entityId
      name
      isCollaborative
    }
    pinner {
      ...PinCard_user
    }
    nativeCreator {
      ...PinCard_user
    }
    promoter {
      ...PinCard_user
    }
    sponsorship {
      status
      creator {
        ...PinCard_user
      }
      sponsor {
        ...PinCard_user
      }
    }
    richSummary {
      typeName
      displayName
      siteName
      displayCookTime
      aggregateRating {
        ratingValue
        bestRating
        reviewCount
      }
      products {
        offerSummary {
          price
          minPrice
          maxPrice
          standardPrice
          currency
        }
        shippingInfo {
          freeShippingPrice
        }
      }
    }
    savedByViewer {
      pinId
      board {
        entityId
        name
        url
        layout
      }
      section {
        entityId
        title
      }
    }
  }

  fragment PinCard_video on VideoVariant {
    url
    width
    height
    duration
    thumbnail
  }

  fragment PinCard_user on User {
    entityId
    fullName
    username
    imageSmallUrl
    isVerifiedMerchant
  }
`;
