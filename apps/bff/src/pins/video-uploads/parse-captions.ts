import { CAPTIONS_BYTES_MAX } from '@pegboard/types';
import { parseText, type VTTCue } from 'media-captions';
import { AppError } from '../../platform/errors/errors.ts';

/** Validated captions, as WebVTT. */
export type Captions = { readonly vtt: string; readonly cueCount: number };

const SRT_TIME = /^\d{1,3}:\d{2}:\d{2},\d{1,3} *-->/m;
const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;

/**
 * Reads captions in WebVTT or SRT, and writes them again as WebVTT with what players show: times, settings and texts. Throws
 * `captions_file_too_large`, and `captions_invalid` for a text without a cue or with one that cannot be read.
 */
export async function parseCaptions(text: string): Promise<Captions> {
  if (Buffer.byteLength(text) > CAPTIONS_BYTES_MAX) throw new AppError('captions_file_too_large');
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\0', '\uFFFD');
  const type = captionsType(plain);
  if (type === undefined || !plain.isWellFormed()) throw new AppError('captions_invalid');
  const { cues, errors } = await parseText(plain, { type, strict: false, errors: true });
  const isReadable = cues.every(({ startTime, endTime }) => startTime >= 0 && endTime >= startTime);
  if (cues.length === 0 || errors.length > 0 || !isReadable)
    throw new AppError('captions_invalid', { cause: errors[0] });
  return { vtt: ['WEBVTT', ...cues.map(writeCue), ''].join('\n\n').trimEnd() + '\n', cueCount: cues.length };
}

function captionsType(text: string): 'vtt' | 'srt' | undefined {
  if (/^WEBVTT(?:[ \t\n\r]|$)/.test(text)) return 'vtt';
  return SRT_TIME.test(text) ? 'srt' : undefined;
}

function writeCue(cue: VTTCue): string {
  const times = `${writeTime(cue.startTime)} --> ${writeTime(cue.endTime)}`;
  const lines = cue.text
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll('-->', '→'));
  return [[times, ...writeSettings(cue)].join(' '), ...lines].join('\n');
}

function writeSettings({ vertical, line, snapToLines, position, size, align }: VTTCue): readonly string[] {
  return [
    ...(vertical === '' ? [] : [`vertical:${vertical}`]),
    ...(line === 'auto' ? [] : [`line:${line}${snapToLines ? '' : '%'}`]),
    ...(position === 'auto' ? [] : [`position:${position}%`]),
    ...(size === 100 ? [] : [`size:${size}%`]),
    ...(align === 'center' ? [] : [`align:${align}`]),
  ];
}

/** Writes seconds as `hh:mm:ss.ttt`. */
function writeTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
  const [hours, minutes] = [Math.floor(ms / MS_PER_HOUR), Math.floor((ms % MS_PER_HOUR) / MS_PER_MINUTE)];
  return `${pad(hours)}:${pad(minutes)}:${pad(Math.floor((ms % MS_PER_MINUTE) / 1000))}.${pad(ms % 1000, 3)}`;
}
