import { lightness, mix, type Colour } from '../../art/colour.ts';
import { defineFamily, type Family } from '../../art/family.ts';
import { rect } from '../../art/svg.ts';
import { KINDS, SUBJECTS, type Subject } from './kinds.ts';

type Scene = {
  readonly subject: Subject;
  readonly text: string;
  readonly ground: Colour;
  readonly tones: readonly Colour[];
};

/** Returns the noun for a text: a number, a letter or words. */
function named(subject: Subject, text: string): string {
  if (subject === 'number print') return 'number';
  if (subject === 'monogram') return text.length === 1 ? 'letter' : 'letters';
  return text.includes(' ') ? 'words' : 'word';
}

/** Words, initials, figures and alphabets as pictures. */
export const typography: Family = defineFamily<Subject, Scene>({
  name: 'typography',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette }) => {
    const { paper, soft, wash, main, second, spark, calm, deep } = palette;
    const isLight = subject === 'monogram' || subject === 'rainbow quote' || random.chance(0.62);
    const ground = isLight
      ? random.pick([paper, soft, wash])
      : random.pick([deep, mix(deep, main, 0.5), deep]);
    const apart = (colour: Colour): boolean => Math.abs(lightness(colour) - lightness(ground)) > 0.14;
    const tones = random.shuffle([main, second, spark, calm, isLight ? deep : paper].filter(apart));
    const strongest = tones.toSorted(
      (one, other) =>
        Math.abs(lightness(other) - lightness(ground)) - Math.abs(lightness(one) - lightness(ground)),
    );
    const first = subject === 'monogram' || subject === 'repeated word' ? strongest[0] : undefined;
    return {
      subject,
      ground,
      text: random.pick<string>(KINDS[subject].texts),
      tones: first ? [first, ...tones.filter((tone) => tone !== first)] : tones,
    };
  },
  words: ({ subject, text }, { palette }) => ({
    alt: `The ${named(subject, text)} '${text}' ${KINDS[subject].shown}, in ${palette.words}.`,
    noun: KINDS[subject].noun,
    colours: palette.words,
    tags: ['typography', 'lettering', ...(text.length > 5 ? ['quotes'] : []), 'wall art'],
  }),
  draw: ({ subject, text, ground, tones }, sheet) => {
    const tone = (index: number): Colour => tones[index % tones.length] ?? sheet.palette.main;
    return (
      rect(0, 0, sheet.width, sheet.height, { fill: ground }) +
      KINDS[subject].print(sheet, text, { ground, tone })
    );
  },
});
