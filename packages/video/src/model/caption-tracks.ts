import type { Video } from '@pegboard/types';

/** A track of captions; `language` is empty if it is not known. */
export type CaptionTrack = { readonly language: string; readonly url: string };

/** Returns the tracks of captions of a video, each language once. */
export function listCaptionTracks({ captions, captionsUrl }: Video): readonly CaptionTrack[] {
  if (captions?.length) return captions;
  return captionsUrl ? [{ language: '', url: captionsUrl }] : [];
}

/** Returns the index of the track that is shown first: that of the page's language, or else the first one. */
export function selectCaptionTrack(tracks: readonly CaptionTrack[], pageLanguage: string): number {
  const page = pageLanguage.toLowerCase();
  const languages = tracks.map(({ language }) => language.toLowerCase());
  const same = languages.indexOf(page);
  const related = languages.findIndex((language) => language.split('-')[0] === page.split('-')[0]);
  return Math.max(0, same === -1 ? related : same);
}

/** Returns the name of a language in itself: `Deutsch` for `de`. */
export function getLanguageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
