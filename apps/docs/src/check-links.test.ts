import { expect, test } from 'vitest';

import { findLinkProblems, readBuiltPage } from './check-links.ts';

const page = (body: string): string => `<html lang="en"><body>${body}</body></html>`;
const problems = (body: string): readonly string[] =>
  findLinkProblems(
    new Map([
      ['/a/', readBuiltPage(page(body))],
      ['/b/', readBuiltPage(page('<h2 id="here">Here</h2>'))],
    ]),
    (address) => address === '/icon.svg',
  );

test.each([
  ['a page', '<a href="/b/">b</a>'],
  ['a relative page', '<a href="../b/#here">b</a>'],
  ['a file', '<a href="/icon.svg">icon</a><img src="/icon.svg">'],
  ['another site', '<a href="https://example.com/">e</a>'],
])('[PK-06] a link to %s is no problem', (_, body) => {
  expect(problems(body)).toEqual([]);
});

test.each([
  ['<a href="/c/">c</a>', '/a/: /c/ leads nowhere'],
  ['<a href="/b/#there">b</a>', '/a/: /b/#there has no such anchor'],
  ['<script src="https://cdn.example/x.js"></script>', '/a/: loads https://cdn.example/x.js'],
  ['<link rel="stylesheet" href="/gone.css">', '/a/: loads /gone.css, which does not exist'],
])('[PK-06] %s is reported', (body, problem) => {
  expect(problems(body)).toEqual([problem]);
});

test('[PK-06] a page without a language is reported', () => {
  expect(findLinkProblems(new Map([['/a/', readBuiltPage('<html></html>')]]), () => false)).toEqual([
    '/a/: has no language',
  ]);
});
