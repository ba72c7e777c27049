import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** The brief of an image. */
export type Brief<Subject extends string = string> = {
  readonly subject: Subject;
  readonly random: Random;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
};

/** A description of an image, made from the same choices as its drawing. */
export type PictureWords = {
  /** One sentence that describes the image for people who cannot see it. */
  readonly alt: string;
  /** The subject without article, as in a title: 'rocking chair'. */
  readonly noun: string;
  /** Its colors, as in 'terracotta, ochre and sage'. */
  readonly colours: string;
  /** Short nouns and adjectives for topics and search, most relevant first. */
  readonly tags: readonly string[];
};

/** A family of images: it plans a scene, describes it, and draws it. */
export type Family = {
  readonly name: string;
  /** The subjects that it can draw; an image takes one by its seed by default. */
  readonly subjects: readonly string[];
  readonly words: (brief: Brief) => PictureWords;
  readonly draw: (brief: Brief, sheet: Sheet) => string;
};

/** Defines a family by its three steps; the scene that `plan` returns is plain data. */
export function defineFamily<Subject extends string, Scene>(parts: {
  readonly name: string;
  readonly subjects: readonly Subject[];
  readonly plan: (brief: Brief<Subject>) => Scene;
  readonly words: (scene: Scene, brief: Brief<Subject>) => PictureWords;
  readonly draw: (scene: Scene, sheet: Sheet) => string;
}): Family {
  const { name, subjects, plan, words, draw } = parts;
  const known = (brief: Brief): Brief<Subject> => {
    const subject = subjects.find((candidate) => candidate === brief.subject);
    if (subject === undefined)
      throw new Error(`The family '${name}' draws no '${brief.subject}': use one of ${subjects.join(', ')}.`);
    return { ...brief, subject, random: brief.random.fork('plan') };
  };
  return {
    name,
    subjects,
    words: (brief) => words(plan(known(brief)), known(brief)),
    draw: (brief, sheet) => draw(plan(known(brief)), sheet),
  };
}
