import { mix, type Colour } from '../../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import { times } from '../../art/geometry.ts';
import type { Palette } from '../../art/palettes.ts';
import { BACKDROP_WORDS, BACKDROPS } from '../../art/stage.ts';
import { GLAZES } from '../../art/vessels/shape.ts';
import { hanging } from './hanging-plants.ts';
import { leafStudy } from './leaf-study.ts';
import { onePlant } from './one-plant.ts';
import { plantShelf } from './plant-shelf.ts';
import { POTTED, SUBJECTS, type Scene, type Subject } from './scene.ts';

/** House plants in pots, on shelves and hanging; and studies of leaves. */
export const plants: Family = defineFamily<Subject, Scene>({
  name: 'plants',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette, width, height }: Brief<Subject>): Scene => {
    const rows = subject === 'plant shelf' ? Math.max(1, Math.min(4, Math.round((height / width) * 2.2))) : 1;
    const columns =
      subject === 'plant shelf'
        ? Math.max(2, Math.min(5, Math.round(rows * (width / height) * 1.4)))
        : subject === 'hanging plants'
          ? Math.max(2, Math.round((width / height) * 3))
          : 1;
    const colours = random.shuffle(potColours(palette));
    const kinds = random.shuffle(POTTED);
    return {
      subject,
      rows,
      columns,
      backdrop: random.pick(BACKDROPS),
      isDark: random.chance(0.16),
      plants: times(rows * columns, (index) => {
        const kind = POTTED.find((potted) => potted === subject) ?? kinds[index % kinds.length] ?? 'monstera';
        const [pot, second] = colours[index % colours.length] ?? [palette.main, palette.soft];
        return { kind, glaze: random.pick(GLAZES), pot, second };
      }),
    };
  },
  words: ({ subject, plants: grown, backdrop }, { palette }) => {
    const [first] = grown;
    const names = [...new Set(grown.map(({ kind }) => kind))].slice(0, 3).join(', ');
    const glaze = first && first.glaze !== 'plain' ? `${first.glaze} ` : '';
    const single = `${/^[aeio]/.test(subject) ? 'An' : 'A'} ${subject} in a ${glaze === '' ? 'plain ' : glaze}pot ${BACKDROP_WORDS[backdrop]}, in ${palette.words}.`;
    const shown: Partial<Record<Subject, string>> = {
      'plant shelf': `Shelves of house plants in glazed pots, among them ${names}, in ${palette.words}.`,
      'hanging plants': `Plants trailing from hanging pots before a wall in ${palette.words}.`,
      'leaf study': `A study of pressed leaves and stems, painted in ${palette.words}.`,
    };
    return {
      alt: shown[subject] ?? single,
      noun: subject,
      colours: palette.words,
      tags: ['plants', 'house plants', 'greenery', 'home decor'],
    };
  },
  draw: (scene, sheet) => {
    if (scene.subject === 'leaf study') return leafStudy(sheet);
    if (scene.subject === 'plant shelf') return plantShelf(scene, sheet);
    if (scene.subject === 'hanging plants') return hanging(scene, sheet);
    return onePlant(scene, sheet);
  },
});

function potColours({
  main,
  second,
  soft,
  deep,
  paper,
  wash,
  spark,
  calm,
}: Palette): readonly (readonly [Colour, Colour])[] {
  return [
    [main, soft],
    [second, paper],
    [paper, main],
    [deep, second],
    [soft, deep],
    [spark, paper],
    [wash, main],
    [mix(main, paper, 0.4), deep],
    [calm, paper],
  ];
}
