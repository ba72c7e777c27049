import { FIRST_LOOK, type Look, type StoryParameters } from '@pegboard/config/story';

/** A file of stories as it is imported. */
export type StoryFile = { readonly default: { readonly title: string } & Record<string, unknown> };

/** A story in one look, and the name of its picture. */
export type StoryCase = {
  readonly story: string;
  /** The look in words, as far as it is not the first one. */
  readonly words: string;
  readonly look: Look;
  readonly picture: string;
};

/**
 * The looks that the stories of a file are tested in: each in the first look, and in those that it asks for. The picture
 * of `packages/pin-card/src/stories/kinds.stories.tsx`, `WideImage`, on a mobile is
 * `pin-card/kinds/wide-image.mobile`.
 */
export function casesOf(
  path: string,
  stories: Readonly<Record<string, { readonly parameters: StoryParameters }>>,
): readonly StoryCase[] {
  const [, room = '', file = ''] = /packages\/([^/]+)\/.*?([^/]+)\.stories\.tsx$/.exec(path) ?? [];
  return Object.entries(stories).flatMap(([story, { parameters }]) =>
    [{}, ...(parameters.looks ?? [])].map((wish) => {
      const look = { ...FIRST_LOOK, ...wish };
      const words = Object.entries(wish).filter(([name, value]) => FIRST_LOOK[name as keyof Look] !== value);
      const suffix = words.map(([, value]) => `.${value}`).join('');
      return {
        story,
        words: words.map(([, value]) => value).join(', ') || 'desktop',
        look,
        picture: `${room}/${file}/${kebab(story)}${suffix}`,
      };
    }),
  );
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
