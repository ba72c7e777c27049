import { mix, type Colour } from '../../art/colour.ts';
import { FLOWER_KINDS, type FlowerKind } from '../../art/flowers.ts';
import { times } from '../../art/geometry.ts';
import type { Palette } from '../../art/palettes.ts';
import type { Random } from '../../art/random.ts';
import { SPRIG_KINDS, type SprigKind } from '../../art/sprigs.ts';
import { VASE_KINDS, type VesselKind } from '../../art/vessels/profiles.ts';
import { GLAZES, type Glaze } from '../../art/vessels/shape.ts';
import type { Piece, Subject } from './scene.ts';

function clays(random: Random, palette: Palette): readonly [Colour, Colour][] {
  const { main, second, calm, soft, deep, wash, paper, spark } = palette;
  return random.shuffle<[Colour, Colour]>([
    [main, soft],
    [soft, main],
    [calm, paper],
    [paper, deep],
    [deep, second],
    [second, paper],
    [wash, main],
    [spark, paper],
    [mix(main, paper, 0.45), deep],
    [soft, deep],
  ]);
}

function piece(
  random: Random,
  [colour, second]: readonly [Colour, Colour],
  kinds: readonly VesselKind[],
  glazes: readonly Glaze[],
  more: Partial<Piece> = {},
): Piece {
  return {
    kind: random.pick(kinds),
    glaze: random.pick(glazes),
    colour,
    second,
    handle: 'none',
    stems: [],
    ...more,
  };
}

function someStems(random: Random, count: number): (FlowerKind | SprigKind)[] {
  const first: FlowerKind | SprigKind = random.chance(0.5)
    ? random.pick(SPRIG_KINDS)
    : random.pick(FLOWER_KINDS);
  const other = random.chance(0.5) ? random.pick(SPRIG_KINDS) : first;
  return times(count, (index) => (index % 2 === 0 ? first : other));
}

/** The pieces of each subject, chosen at random; `count` is used by the shelf only. */
export const PIECES: Readonly<Record<Subject, (random: Random, palette: Palette, count: number) => Piece[]>> =
  {
    'single vase': (random, palette) => {
      const kind = random.pick(VASE_KINDS);
      return [
        piece(random, clays(random, palette)[0] ?? [palette.main, palette.soft], [kind], GLAZES, {
          handle: kind === 'amphora' || kind === 'urn' ? 'two' : 'none',
          stems: random.chance(0.8) ? someStems(random, random.whole(3, 6)) : [],
        }),
      ];
    },
    'three vases': (random, palette) => {
      const kinds = random.shuffle(VASE_KINDS);
      return clays(random, palette)
        .slice(0, 3)
        .map((clay, index) =>
          piece(random, clay, [kinds[index] ?? 'bud'], GLAZES, {
            stems: index === 1 || random.chance(0.3) ? someStems(random, index === 1 ? 4 : 1) : [],
          }),
        );
    },
    mugs: (random, palette) => {
      const glaze = random.pick([
        'dipped',
        'speckled',
        'striped',
        'dotted',
        'leaf-painted',
        'chequered',
        'dripping',
        'waved',
        'banded',
      ] as const);
      return clays(random, palette)
        .slice(0, 4)
        .map((clay) => piece(random, clay, ['cup'], [glaze], { handle: 'cup' }));
    },
    bowls: (random, palette) => {
      const glaze = random.pick(['plain', 'speckled', 'dipped', 'striped', 'banded', 'dotted'] as const);
      return clays(random, palette)
        .slice(0, 5)
        .map((clay) => piece(random, clay, ['bowl'], [glaze]));
    },
    teapot: (random, palette) => {
      const clay = clays(random, palette)[0] ?? [palette.main, palette.soft];
      const glaze = random.pick([
        'plain',
        'speckled',
        'dipped',
        'leaf-painted',
        'banded',
        'dotted',
        'waved',
      ] as const);
      return [
        piece(random, clay, ['moon jar'], [glaze]),
        piece(random, clay, ['cup'], [glaze]),
        piece(random, clay, ['cup'], [glaze]),
      ];
    },
    jug: (random, palette) => [
      piece(random, clays(random, palette)[0] ?? [palette.main, palette.soft], ['urn', 'amphora'], GLAZES, {
        handle: 'jug',
        stems: someStems(random, 6),
      }),
    ],
    shelf: (random, palette, count) => {
      const colours = clays(random, palette);
      const kinds: readonly VesselKind[] = [...VASE_KINDS, 'cup', 'cup', 'bowl', 'bowl', 'cone', 'pot'];
      return times(count, (index) => {
        const made = piece(
          random,
          colours[(index * 3 + random.whole(0, 1)) % colours.length] ?? [palette.main, palette.soft],
          kinds,
          GLAZES,
        );
        return {
          ...made,
          handle:
            made.kind === 'cup' && random.chance(0.6)
              ? ('cup' as const)
              : made.kind === 'amphora'
                ? ('two' as const)
                : ('none' as const),
          stems:
            VASE_KINDS.some((kind) => kind === made.kind) && random.chance(0.3) ? someStems(random, 2) : [],
        };
      });
    },
  };
