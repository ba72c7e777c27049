import type { BusinessCategory } from '@pegboard/business-dashboard/model';
import type { BusinessKind, BusinessRole } from '../../business/business/index.ts';
import type { tables } from '../tables.ts';
import type { Dated } from './dates.ts';

type Row<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];
type DemoBusiness = {
  readonly key: string;
  readonly kind: BusinessKind;
  readonly name: string;
  /** The profile of the account. */
  readonly profile?: string;
  readonly site?: string;
  readonly category?: BusinessCategory;
  readonly below?: string;
  readonly ageDays: number;
  readonly members: readonly (readonly [username: string, role: BusinessRole])[];
};

/** The demo businesses, their members, and their tree: parents precede their children. */
const BUSINESSES: readonly DemoBusiness[] = [
  {
    key: 'house',
    kind: 'hierarchy',
    name: 'Makers House',
    ageDays: 80,
    members: [
      ['kilnandco', 'owner'],
      ['fernandmoss', 'owner'],
      ['ada', 'analyst'],
    ],
  },
  {
    key: 'studio',
    kind: 'manager',
    name: 'Kiln & Co. Studio',
    site: 'https://studio.kilnandco.example',
    category: 'agency',
    below: 'house',
    ageDays: 70,
    members: [
      ['kilnandco', 'owner'],
      ['ada', 'finance'],
    ],
  },
  {
    key: 'kiln',
    kind: 'access',
    name: 'Kiln & Co.',
    profile: 'kilnandco',
    site: 'https://kilnandco.example',
    category: 'maker',
    below: 'studio',
    ageDays: 85,
    members: [
      ['kilnandco', 'owner'],
      ['ada', 'analyst'],
      ['fernandmoss', 'catalog_manager'],
    ],
  },
  {
    key: 'fern',
    kind: 'access',
    name: 'Fern & Moss',
    profile: 'fernandmoss',
    site: 'https://fernandmoss.example',
    category: 'shop',
    below: 'house',
    ageDays: 60,
    members: [
      ['fernandmoss', 'owner'],
      ['kilnandco', 'admin'],
    ],
  },
];

/** Returns the rows of a world's businesses, without those whose members are missing. */
export function businessRows(base: {
  readonly userId: (username: string) => bigint;
  readonly isThere: (username: string) => boolean;
  readonly date: (ageDays: number) => Dated;
}): {
  readonly businesses: readonly Row<'businesses'>[];
  readonly businessMembers: readonly Row<'businessMembers'>[];
  readonly businessLog: readonly Row<'businessLog'>[];
} {
  const { userId, isThere, date } = base;
  const isWhole = BUSINESSES.every(({ members }) => members.every(([username]) => isThere(username)));
  if (!isWhole) return { businesses: [], businessMembers: [], businessLog: [] };
  const dates = new Map(BUSINESSES.map(({ key, ageDays }) => [key, date(ageDays)]));
  const idOf = (key: string): bigint => dates.get(key)?.id ?? 0n;
  return {
    businesses: BUSINESSES.map(({ key, kind, name, profile, site, category, below, ageDays }) => ({
      id: idOf(key),
      createdAt: dates.get(key)?.createdAt ?? date(ageDays).createdAt,
      kind,
      name,
      websiteUrl: site ?? null,
      category: category ?? null,
      profileId: profile === undefined ? null : userId(profile),
      parentId: below === undefined ? null : idOf(below),
    })),
    businessMembers: BUSINESSES.flatMap(({ key, members, ageDays }) =>
      members.map(([username, role], nth) => ({
        businessId: idOf(key),
        userId: userId(username),
        role,
        joinedAt: date(ageDays - nth * 9).createdAt,
      })),
    ),
    businessLog: BUSINESSES.flatMap(({ key, name, members, ageDays }) =>
      members.map(([username, role], nth) => ({
        id: date(ageDays - nth * 9).id,
        businessId: idOf(key),
        actorId: userId(username),
        action: nth === 0 ? 'business.created' : 'member.joined',
        subject: nth === 0 ? name : role,
      })),
    ),
  };
}
