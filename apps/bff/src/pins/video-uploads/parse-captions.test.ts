import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors/errors.ts';
import { parseCaptions } from './parse-captions.ts';

const SRT =
  '1\r\n00:00:01,000 --> 00:00:02,500\r\nThe kettle\r\n<i>boils</i>\r\n\r\n2\r\n01:00:03,000 --> 01:00:04,000\r\nTea\r\n';

test('[CR-07] SRT becomes WebVTT', async () => {
  expect(await parseCaptions(SRT)).toEqual({
    vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nThe kettle\n<i>boils</i>\n\n01:00:03.000 --> 01:00:04.000\nTea\n',
    cueCount: 2,
  });
});

test('[CR-07] WebVTT keeps its times, texts and settings, without notes and styles', async () => {
  const text =
    '\uFEFFWEBVTT - title\n\nNOTE by Ines\n\nSTYLE\n::cue { color: red }\n\nfirst\n00:01.000 --> 00:02.000 line:80% align:start\nTea\n';
  expect((await parseCaptions(text)).vtt).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:80% align:start\nTea\n',
  );
});

test.each([
  ['an empty text', '', 'captions_invalid'],
  ['a text of another kind', '<html><body>Tea</body></html>', 'captions_invalid'],
  ['WebVTT without a cue', 'WEBVTT\n\nNOTE nothing\n', 'captions_invalid'],
  ['a cue that ends before it begins', 'WEBVTT\n\n00:02.000 --> 00:01.000\nTea\n', 'captions_invalid'],
  ['a time that is none', 'WEBVTT\n\n00:0x.000 --> 00:01.000\nTea\n', 'captions_invalid'],
  ['half of a surrogate pair', 'WEBVTT\n\n00:00.000 --> 00:01.000\nTea \ud800\n', 'captions_invalid'],
  ['1 MB and a byte', `WEBVTT\n\n${'x'.repeat(999_993)}`, 'captions_file_too_large'],
])('[CR-07] captions of %s are refused', async (_, text, code) => {
  await expect(parseCaptions(text)).rejects.toEqual(expect.objectContaining({ code }));
  await expect(parseCaptions(text)).rejects.toBeInstanceOf(AppError);
});
