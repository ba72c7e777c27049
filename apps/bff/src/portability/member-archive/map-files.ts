import type { ArchiveLine } from './archive-lines.ts';

/** Returns the paths of all files of a line. */
export function filesOf(line: ArchiveLine): readonly string[] {
  if (line.kind === 'profile') return line.image === null ? [] : [line.image];
  if (line.kind !== 'pin') return [];
  const pages = line.pages.flatMap(({ image, video }) => [image, video]);
  const slides = line.slides.map(({ image }) => image);
  return [line.image, line.video, ...slides, ...pages].filter((path) => path !== null);
}

/** Returns a line with other paths of its files; each path has to be in the map. */
export function mapFiles(line: ArchiveLine, paths: ReadonlyMap<string, string | undefined>): ArchiveLine {
  const mapped = <P extends string | null>(path: P): P | string =>
    path === null ? path : (paths.get(path) ?? path);
  if (line.kind === 'profile') return { ...line, image: mapped(line.image) };
  if (line.kind !== 'pin') return line;
  return {
    ...line,
    image: mapped(line.image),
    video: mapped(line.video),
    slides: line.slides.map((slide) => ({ ...slide, image: mapped(slide.image) })),
    pages: line.pages.map((page) => ({ ...page, image: mapped(page.image), video: mapped(page.video) })),
  };
}
