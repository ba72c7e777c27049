import { expect, test } from 'vitest';
import { getLanguageName, listCaptionTracks, selectCaptionTrack } from './caption-tracks.ts';

const tracks = ['en', 'de', 'pt-BR'].map((language) => ({ language, url: `/${language}.vtt` }));

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['PT-br', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['ar', 'en'],
  ['', 'en'],
])('[VD-04] on a page in %s the captions in %s are shown', (page, language) => {
  expect(tracks[selectCaptionTrack(tracks, page)]?.language).toBe(language);
});

test('[VD-04] captions without a language are one track', () => {
  expect(listCaptionTracks({ variants: {}, captionsUrl: '/en.vtt' })).toEqual([
    { language: '', url: '/en.vtt' },
  ]);
  expect(listCaptionTracks({ variants: {}, captionsUrl: '/en.vtt', captions: tracks })).toBe(tracks);
  expect(listCaptionTracks({ variants: {} })).toEqual([]);
});

test('[VD-04] a language is named in itself', () => {
  expect(['de', 'en', 'ar'].map(getLanguageName)).toEqual(['Deutsch', 'English', 'العربية']);
});
