import { expect, test } from 'vitest';
import { hashPeople } from '../audience-upload/people-of-lines.ts';
import { EVENT_COLUMNS_NEEDED, EVENT_TEMPLATE, toEventLine } from '../conversion-upload/event-of-line.ts';
import { eventRows, filterEventsBySource } from './data.ts';
import { parseTable, type TableLine } from './read-table.ts';
import { sendChunks, getUploadState, type ChunkResult, type UploadData } from './upload-data.ts';

const hash = (email: string): Promise<string> => Promise.resolve(`#${email}`);
const linesOf = (text: string, needed: readonly string[] = []): readonly TableLine[] => {
  const read = parseTable(text, needed);
  return read.ok ? read.lines : [];
};

test('[BD-08] the template is a file that can be uploaded', async () => {
  const lines = linesOf(EVENT_TEMPLATE, EVENT_COLUMNS_NEEDED);
  expect(await Promise.all(lines.map((line) => toEventLine(line, hash)))).toMatchObject([
    { line: 2, event: { event_name: 'checkout', value: 49.9, email_sha256: '#anna@example.com' } },
    { line: 3, event: { event_name: 'lead', event_id: 'form-77' } },
  ]);
});

test.each([
  ['semicolons and a byte order mark', '\uFEFFEmail;Name\r\na@b.example;Anna\r\n'],
  ['tabs', 'email\tname\na@b.example\tAnna'],
  ['quotes', '"E-mail","email"\n"x","a@b.example"'],
])('[BD-08] a file with %s is read by the names of its columns', (_, text) => {
  expect(linesOf(text, ['email'])).toMatchObject([{ line: 2, cells: { email: 'a@b.example' } }]);
});

test.each([
  ['nothing in it', '  \n', 'empty'],
  ['no lines', 'email\n', 'empty'],
  ['other columns', 'name\nAnna\n', 'columns_missing'],
])('[BD-08] a file with %s says so', (_, text, problem) => {
  expect(parseTable(text, ['email'])).toEqual({ ok: false, problem });
});

test('[BD-08] an invalid line is reported by its number and does not affect others', async () => {
  const lines = linesOf('email\na@b.example,more\nben\nc@d.example\n"open\nE@F.example\n', ['email']);
  const people = await hashPeople(lines, hash);
  expect(people.email_hashes).toEqual(['#c@d.example', '#e@f.example']);
  expect(people.refused_lines).toEqual([2, 3, 5]);
  const [more] = linesOf('event_id\na,b\n');
  expect(more && (await toEventLine(more, hash))).toEqual({ line: 2, problem: 'columns_more' });
});

test.each([
  ['12,50', 12.5],
  ['-1', -1],
  ['ten', 'ten'],
  ['=1+1', '=1+1'],
])('[BD-08] a value of %s is sent as %s', async (value, sent) => {
  expect(await toEventLine({ line: 2, cells: { value, other: 'x' } }, hash)).toEqual({
    line: 2,
    event: { value: sent },
  });
});

const upload = (fields: Partial<UploadData> = {}): UploadData => ({
  id: '1',
  file_name: 'a.csv',
  lines: 5,
  lines_come: 0,
  taken: 0,
  known: 0,
  refused: 0,
  pieces: 0,
  is_ended: false,
  created_at: '2026-11-22T00:00:00.000Z',
  ...fields,
});

test('[BD-08] a piece whose answer was lost is sent again; a refusal ends it, and what came stays', async () => {
  const sent: unknown[] = [];
  let losses = 2;
  const send = (piece: number, lines: readonly number[], isLast: boolean): Promise<ChunkResult> => {
    sent.push([piece, lines, isLast]);
    if (piece === 1 && losses > 0) {
      losses -= 1;
      return Promise.reject(new Error('The network is gone.'));
    }
    return Promise.resolve({ ok: true, data: upload({ pieces: piece + 1 }) });
  };
  const pieces: number[] = [];
  const options = {
    begun: upload(),
    lines: [1, 2, 3],
    size: 2,
    onSent: (of: UploadData) => pieces.push(of.pieces),
  };
  expect(await sendChunks({ ...options, send })).toMatchObject({ ok: true });
  expect(sent).toEqual([
    [0, [1, 2], false],
    [1, [3], true],
    [1, [3], true],
    [1, [3], true],
  ]);
  expect(pieces).toEqual([1, 2]);
  const refuse = (): Promise<ChunkResult> => Promise.resolve({ ok: false, message: 'No.' });
  expect(await sendChunks({ ...options, send: refuse })).toEqual({ ok: false, message: 'No.' });
});

test.each([
  [upload(), 'cut'],
  [upload({ is_ended: true, refused: 1 }), 'partly'],
  [upload({ is_ended: true }), 'done'],
] as const)('[BD-08] an upload says whether all of it came: %o', (fields, state) => {
  expect(getUploadState(fields)).toBe(state);
});

test('[BD-08] events of a day and of a week stand beside each other, and those of one way alone', () => {
  const of = (source: 'tag' | 'api', events: number) => ({ name: 'checkout', source, events }) as const;
  const events = { last_event_at: null, newest: [], day: [of('tag', 1)], week: [of('api', 4), of('tag', 2)] };
  expect(eventRows(events)).toEqual([
    { name: 'checkout', source: 'api', day: 0, week: 4 },
    { name: 'checkout', source: 'tag', day: 1, week: 2 },
  ]);
  expect(filterEventsBySource('api', events)).toMatchObject({ day: [], week: [of('api', 4)] });
});
