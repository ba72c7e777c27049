import { lightness, mix, type Colour } from '../../art/colour.ts';
import { type Brief, defineFamily, type Family } from '../../art/family.ts';
import { clamp, lerp, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, placed, type Point } from '../../art/svg.ts';
import { HAIR, type HairName } from './hair.ts';
import { extras, head, type Person, shoulders, somebody } from './person.ts';
import { profile, SIDE_HAIR, type SideHair } from './profile.ts';
import { type Setting, setting, SETTINGS } from './settings.ts';

const WORN: Readonly<Record<HairName | SideHair, string>> = {
  'long hair': 'long hair',
  bob: 'a bob and a fringe',
  afro: 'an afro',
  bun: 'a bun',
  'short hair': 'short hair',
  beard: 'a full beard',
  'curly hair': 'curly hair',
  braid: 'a long braid over the shoulder',
  hijab: 'a hijab',
  'sun hat': 'a straw hat',
  beanie: 'a knitted cap',
  turban: 'a turban',
  headscarf: 'a knotted headscarf',
  'low bun': 'a low bun',
  'high bun': 'a high bun',
  'round afro': 'a round afro',
  'long braid': 'a long braid',
  'short crop': 'short hair',
  headwrap: 'a headwrap',
  'flower wreath': 'a wreath of flowers',
};

const FRONT = Object.keys(HAIR) as HairName[];
const SUBJECTS = [...FRONT, 'profile', 'pair'] as const;
/** Headwear and hair that cover the ears or exclude earrings. */
const COVERED: readonly HairName[] = ['hijab', 'turban'];

type Subject = (typeof SUBJECTS)[number];

type Sitter = { readonly person: Person; readonly hair: HairName };

type Scene = {
  readonly subject: Subject;
  readonly kind: Setting;
  readonly wall: Colour;
  readonly disc: Colour;
  readonly sitters: readonly Sitter[];
  readonly side: SideHair;
};

/** People from the front and from the side, in flat colors: also small, as the picture of a profile. */
export const portraits: Family = defineFamily<Subject, Scene>({
  name: 'portraits',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette, width, height }: Brief<Subject>): Scene => {
    const wall = random.pick([
      palette.wash,
      palette.soft,
      mix(palette.calm, palette.paper, 0.5),
      mix(palette.second, palette.paper, 0.6),
      mix(palette.deep, palette.ink, 0.2),
      palette.paper,
    ]);
    const discs = [palette.second, palette.main, palette.calm, palette.spark, palette.soft].filter(
      (colour) => Math.abs(lightness(colour) - lightness(wall)) > 0.08,
    );
    const disc = mix(discs.length > 0 ? random.pick(discs) : palette.calm, wall, 0.22);
    const count = subject === 'pair' ? (width > height * 1.5 ? 3 : 2) : 1;
    const styles = random.shuffle(FRONT);
    const sitters = times(count, (index): Sitter => ({
      person: somebody(random, palette, disc),
      hair: FRONT.find((name) => name === subject) ?? styles[index % styles.length] ?? 'bun',
    }));
    return {
      subject,
      wall,
      disc,
      sitters,
      kind: random.pick(Object.keys(SETTINGS) as Setting[]),
      side: random.pick(SIDE_HAIR),
    };
  },
  words: ({ subject, kind, sitters, side }, { palette }) => {
    const [first, second] = sitters;
    const worn = subject === 'profile' ? WORN[side] : WORN[first?.hair ?? 'bun'];
    const glasses = first?.person.hasGlasses ? ' and glasses' : '';
    const alts: Partial<Record<Subject, string>> = {
      profile: `Somebody with ${worn}${glasses}, seen from the side, ${SETTINGS[kind]}`,
      pair: `${sitters.length === 3 ? 'Three' : 'Two'} friends side by side, one with ${worn}, one with ${WORN[second?.hair ?? 'bun']}, ${SETTINGS[kind]}`,
    };
    const alt = alts[subject] ?? `A portrait of somebody with ${worn}${glasses}, ${SETTINGS[kind]}`;
    const noun =
      subject === 'pair'
        ? 'portrait of friends'
        : subject === 'profile'
          ? 'profile portrait'
          : `portrait with ${subject}`;
    return {
      alt: `${alt}, in ${palette.words}.`,
      noun,
      colours: palette.words,
      tags: ['portrait', 'people', 'illustration', 'flat art'],
    };
  },
  draw: (scene, sheet) => {
    const { width, height, palette } = sheet;
    const count = scene.sitters.length;
    const spread = count === 1 ? 0 : 58;
    const scale = Math.min(width / (162 + (count - 1) * spread * 2), height / (count > 1 ? 180 : 166));
    const room = height - scale * 80;
    const y = clamp(
      height - scale * lerp(count > 1 ? 124 : 86, 196, clamp((height / width - 1) / 1.5, 0, 1)),
      scale * 80,
      room,
    );
    const centre: Point = [width / 2, y];
    const [behind, before] = setting(
      sheet,
      scene.kind,
      scene.wall,
      scene.disc,
      centre,
      scale * (count === 1 ? 62 : 78),
    );
    const local: Sheet = { ...sheet, unit: sheet.unit / scale };
    const brass = mix('#d8a94a', palette.spark, 0.25);
    const busts = scene.sitters.map((sitter, index) => {
      const aside = (index - (count - 1) / 2) * spread * 2;
      const markup =
        scene.subject === 'profile'
          ? profile(local, sitter.person, scene.side, brass)
          : bust(local, sitter, brass);
      const isBehind = count === 3 ? index !== 1 : index === 0 && count === 2;
      return {
        isBehind,
        markup: group(markup, {
          transform: placed(
            width / 2 + aside * scale,
            y + (isBehind ? -scale * 7 : count > 1 ? scale * 6 : 0),
            0,
            scale,
          ),
        }),
      };
    });
    return (
      behind +
      busts
        .toSorted((one, other) => Number(other.isBehind) - Number(one.isBehind))
        .map(({ markup }) => markup)
        .join('') +
      before
    );
  },
});

/** Draws a person from the front. */
function bust(sheet: Sheet, { person, hair }: Sitter, brass: Colour): string {
  const { back, front } = HAIR[hair];
  const worn = { ...person, hasEarrings: person.hasEarrings && !COVERED.includes(hair) };
  const body = shoulders(sheet, hair === 'hijab' ? { ...worn, collar: 'crew' } : worn);
  return back(sheet, worn) + body + head(sheet, worn) + front(sheet, worn) + extras(sheet, worn, brass);
}
