import { lightness, mix, type Colour } from '../../art/colour.ts';
import { defineFamily, type Family } from '../../art/family.ts';
import { clamp } from '../../art/geometry.ts';
import { group, rect } from '../../art/svg.ts';
import { caption } from './caption.ts';
import { KINDS, SUBJECTS, type Subject } from './kinds.ts';
import { SMALL, type Scene } from './scene.ts';

/** Posters as printed for exhibitions, concerts, markets and journeys in the middle of the last century. */
export const posters: Family = defineFamily<Subject, Scene>({
  name: 'posters',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette }) => {
    const { paper, soft, wash, main, second, spark, calm, deep, ink, leaf } = palette;
    const isNight = subject === 'moon poster' || random.chance(0.3);
    const ground = isNight
      ? mix(deep, ink, 0.35)
      : random.pick([soft, wash, mix(paper, soft, 0.5), mix(calm, paper, 0.55)]);
    const apart = (colour: Colour): boolean => Math.abs(lightness(colour) - lightness(ground)) > 0.09;
    const strong = random.shuffle(
      [main, second, spark, calm, isNight ? paper : deep, isNight ? wash : mix(leaf, deep, 0.3)].filter(
        apart,
      ),
    );
    const sheetColour = random.pick(isNight ? [paper, ground, ground] : [paper, paper, ground, deep, main]);
    return {
      subject,
      ground,
      sheetColour,
      title: random.pick(KINDS[subject].titles),
      small: random.pick(SMALL),
      isFramed: sheetColour !== ground && random.chance(0.7),
      isTitleFirst: random.chance(0.3),
      tones: subject === 'moon poster' ? [paper, second] : strong,
      weight: random.pick([0.13, 0.17, 0.22]),
    };
  },
  words: ({ subject, title }, { palette }) => ({
    alt: `A poster with ${KINDS[subject].shows} and the words '${title}', in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...KINDS[subject].tags, 'poster', 'wall art', 'mid-century'],
  }),
  draw: (scene, sheet) => {
    const { width, height, unit } = sheet;
    const margin = unit * 4.2;
    const isWide = width > height * 1.25;
    const band = isWide ? width * 0.3 : clamp(width * 0.25, height * 0.11, height * 0.24);
    const edge = scene.isFramed ? margin : 0;
    const art = isWide
      ? {
          x: scene.isTitleFirst ? edge : margin * 2 + band,
          y: edge,
          width: width - band - margin * 2 - edge,
          height: height - edge * 2,
        }
      : {
          x: edge,
          y: scene.isTitleFirst ? band + margin : edge,
          width: width - edge * 2,
          height: height - band - margin - edge,
        };
    const words = isWide
      ? {
          x: scene.isTitleFirst ? width - band - margin : margin,
          y: margin,
          width: band,
          height: height - margin * 2,
        }
      : {
          x: margin,
          y: scene.isTitleFirst ? margin : height - band,
          width: width - margin * 2,
          height: band - margin,
        };
    const tone = (index: number): Colour => scene.tones[index % scene.tones.length] ?? sheet.palette.main;
    const { x, y } = art;
    const picture =
      rect(x, y, art.width, art.height, { fill: scene.ground }) +
      KINDS[scene.subject].art(sheet, { ...art, ground: scene.ground, tone });
    return (
      rect(0, 0, width, height, { fill: scene.sheetColour }) +
      group(picture, { 'clip-path': sheet.clip(rect(x, y, art.width, art.height)) }) +
      caption(scene, sheet, words, isWide)
    );
  },
});
