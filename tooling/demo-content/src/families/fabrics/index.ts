import { mix } from '../../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import type { Palette } from '../../art/palettes.ts';
import type { Random } from '../../art/random.ts';
import { wool } from './balls-of-wool.ts';
import { hoop } from './embroidery-hoop.ts';
import { folded } from './folded-cloth.ts';
import { fringedSwatch } from './fringed-swatch.ts';
import { hangingCloth } from './hanging-cloth.ts';
import type { ClothRenderer } from './look.ts';
import type { Threads } from './pattern.ts';
import { PATTERN_NAMES, PATTERN_WORDS, PATTERNS } from './patterns.ts';
import { ARRANGEMENT_NAMES, SUBJECTS, type Scene, type Subject } from './scene.ts';
import { spreadCloth } from './spread-cloth.ts';

/** Studies of cloth: patterns woven, printed, quilted and knitted, a hoop of embroidery, folded stacks and wool. */
export const fabrics: Family = defineFamily<Subject, Scene>({
  name: 'fabrics',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette }: Brief<Subject>): Scene => ({
    subject,
    arrangement: random.pick(['spread', 'spread', 'swatch', 'hanging'] as const),
    threads: threadsOf(random, palette),
    others: random
      .shuffle(PATTERN_NAMES)
      .map((pattern) => ({ pattern, threads: threadsOf(random, palette) })),
  }),
  words: ({ subject, arrangement }, { palette }) => {
    const known = PATTERN_NAMES.find((name) => name === subject);
    const things: Partial<Record<Subject, string>> = {
      'embroidery hoop': 'Flowers and leaves embroidered on linen in a wooden hoop',
      'folded cloth': 'A neat stack of folded cloths, each of another pattern',
      'balls of wool': 'Balls of wool with knitting needles',
    };
    const said = known ? `${PATTERN_WORDS[known][0]}, ${ARRANGEMENT_NAMES[arrangement]}` : things[subject];
    return {
      alt: `${said ?? subject}, in ${palette.words}.`,
      noun: known ? PATTERN_WORDS[known][1] : subject,
      colours: palette.words,
      tags: [known ? 'pattern' : 'handmade', 'textiles', 'fabric', 'craft'],
    };
  },
  draw: (scene, sheet) => {
    if (scene.subject === 'embroidery hoop') return hoop(scene, sheet);
    if (scene.subject === 'folded cloth') return folded(scene, sheet);
    if (scene.subject === 'balls of wool') return wool(scene, sheet);
    return RENDERERS[scene.arrangement](sheet, PATTERNS[scene.subject], scene.threads);
  },
});

function threadsOf(
  random: Random,
  { paper, wash, main, second, spark, calm, soft, deep, ink }: Palette,
): Threads {
  const [first, ...rest] = random.shuffle([main, second, spark, calm, deep]);
  const light: Threads = [
    random.pick([paper, soft, wash]),
    first ?? main,
    rest[0] ?? second,
    rest[1] ?? spark,
  ];
  const dark: Threads = [
    random.pick([deep, mix(deep, ink, 0.4), main]),
    paper,
    second,
    random.pick([spark, soft]),
  ];
  return random.chance(0.6) ? light : dark;
}

const RENDERERS: Readonly<Record<Scene['arrangement'], ClothRenderer>> = {
  spread: spreadCloth,
  swatch: fringedSwatch,
  hanging: hangingCloth,
};
