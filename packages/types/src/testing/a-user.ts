import type { Pinner, User } from '../index.ts';
import { anId } from './an-id.ts';

const portrait = (size: string): string => `/${size}/0b/72/e1/0b72e14d9a6c35f8e2d07b418c9f6a30.jpg`;

/** Creates Mira Okafor as embedded in a pin, with overrides. */
export const aPinner = (pinner: Partial<Pinner> = {}): Pinner => ({
  entityId: anId(),
  fullName: 'Mira Okafor',
  username: 'miraokafor',
  imageSmallUrl: portrait('60x60'),
  imageMediumUrl: portrait('136x136'),
  isVerifiedMerchant: false,
  verifiedIdentity: { verified: false },
  explicitlyFollowedByMe: false,
  ...pinner,
});

/** Creates a shop with the verified badge, with overrides. */
export const aMerchant = (pinner: Partial<Pinner> = {}): Pinner =>
  aPinner({
    fullName: 'Northlight Ceramics',
    username: 'northlightceramics',
    isVerifiedMerchant: true,
    verifiedIdentity: { verified: true },
    ...pinner,
  });

/** Creates Mira Okafor with her profile, with overrides; `id` and `entityId` are equal. */
export const aUser = (user: Partial<User> = {}): User => {
  const id = user.id ?? user.entityId ?? anId();
  return {
    id,
    fullName: 'Mira Okafor',
    username: 'miraokafor',
    imageSmallUrl: portrait('60x60'),
    imageMediumUrl: portrait('136x136'),
    isVerifiedMerchant: false,
    verifiedIdentity: { verified: false },
    explicitlyFollowedByMe: false,
    about: 'Potter in Lagos. Clay, glaze and slow mornings.',
    websiteUrl: 'https://miraokafor.example/',
    created_at: '2024-03-08T09:30:00.000Z',
    pin_count: 128,
    boardCount: 9,
    followerCount: 342,
    followingCount: 57,
    ...user,
    entityId: user.entityId ?? id,
  };
};
