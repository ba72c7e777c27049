import { DEFAULT_VARIANT, type StoryVariant, type StoryParameters } from '@pegboard/config/story';

/** An imported file of stories. */
export type StoryFile = { readonly default: { readonly title: string } & Record<string, unknown> };

/** A story in one variant, and the name of its screenshot. */
export type StoryCase = {
  readonly story: string;
  /** Describes how the variant differs from the first one. */
  readonly words: string;
  readonly variant: StoryVariant;
  readonly picture: string;
};

/** The environments of screenshots in addition to theme and direction, which every test covers. */
const ALL_VARIANTS: readonly Partial<StoryVariant>[] = [
  { viewer: 'signed-out' },
  { viewport: 'mobile' },
  { viewer: 'signed-out', viewport: 'mobile' },
];

/**
 * Returns stories that are tested in every variant, without their play functions, which run only in the
 * variants that they list.
 */
export const withAllVariants = <S extends StoryFile>(file: S): S => ({
  ...file,
  ...Object.fromEntries(
    Object.entries(file)
      .filter(([name]) => name !== 'default')
      .map(([name, story]) => [
        name,
        {
          ...(story as object),
          play: undefined,
          parameters: {
            ...(story as { readonly parameters?: StoryParameters }).parameters,
            variants: ALL_VARIANTS,
            noScreenshot: 'too many to keep; the variants that a story lists have theirs',
          },
        },
      ]),
  ),
});

/**
 * Returns the test cases of a file of stories: each in the default variant, and in those that it lists. The
 * screenshot of `packages/pin-card/src/stories/kinds.stories.tsx`, `WideImage`, on a mobile is
 * `pin-card/kinds/wide-image.mobile`.
 */
export function createStoryCases(
  path: string,
  stories: Readonly<Record<string, { readonly parameters: StoryParameters }>>,
): readonly StoryCase[] {
  const [, room = '', file = ''] = /packages\/([^/]+)\/.*?([^/]+)\.stories\.tsx$/.exec(path) ?? [];
  return Object.entries(stories).flatMap(([story, { parameters }]) =>
    [{}, ...(parameters.variants ?? [])].map((changes) => {
      const variant = { ...DEFAULT_VARIANT, ...changes };
      const words = Object.entries(changes).filter(
        ([name, value]) => DEFAULT_VARIANT[name as keyof StoryVariant] !== value,
      );
      const suffix = words.map(([, value]) => `.${value}`).join('');
      return {
        story,
        words: words.map(([, value]) => value).join(', ') || 'desktop',
        variant,
        picture: `${room}/${file}/${kebab(story)}${suffix}`,
      };
    }),
  );
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
