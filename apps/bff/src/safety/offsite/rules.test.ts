import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleFor, ruleKeys, type SourcedRule } from './match-rules.ts';
import { matchesPattern } from './path-pattern.ts';
import { readRuleLine, type OffsiteRule } from './rule-list.ts';

function ruleOf(line: string, isOfTeam = false): SourcedRule {
  const read = readRuleLine(line, 'blocked');
  if (read.kind !== 'rule') throw new Error(`‘${line}’ is no rule.`);
  return { ...read.rule, isOfTeam };
}
const at = (...segments: string[]): string => `https://${segments.join('/')}`;

describe('a line of a list', () => {
  test.each<[string, Partial<OffsiteRule>]>([
    [
      'bad.example',
      { domain: 'bad.example', pathPattern: '', status: 'blocked', follows: false, message: null },
    ],
    ['  Bad.Example.  ', { domain: 'bad.example' }],
    ['*.bad.example', { domain: 'bad.example' }],
    ['.bad.example', { domain: 'bad.example' }],
    ['https://bad.example/', { domain: 'bad.example', pathPattern: '' }],
    ['bücher.example', { domain: 'xn--bcher-kva.example' }],
    ['93.184.215.14', { domain: '93.184.215.14' }],
    ['0x5db8d70e', { domain: '93.184.215.14' }],
    ['0.0.0.0 bad.example # hosts', { domain: 'bad.example', status: 'blocked' }],
    ['127.0.0.1\tbad.example', { domain: 'bad.example' }],
    ['bad.example porn', { status: 'porn' }],
    [
      'bad.example SUSPICIOUS It asks for passwords.',
      { status: 'suspicious', message: 'It asks for passwords.' },
    ],
    ['good.example ok', { status: 'ok', follows: false }],
    ['short.example follow', { status: 'ok', follows: true }],
    ['bad.example/win/*', { pathPattern: '/win/*', pathHead: '/win' }],
    ['bad.example/WIN/%63ups', { pathPattern: '/win/cups', pathHead: '/win' }],
    ['bad.example/win*', { pathPattern: '/win*', pathHead: '' }],
    ['bad.example/win?ref=*', { pathPattern: '/win?ref=*', pathHead: '/win' }],
    ['bad.example/*', { pathPattern: '' }],
    ['github.io', { domain: 'github.io' }],
  ])('[OB-08] ‘%s’ is a rule', (line, expected) => {
    expect(ruleOf(line)).toMatchObject(expected);
  });

  test.each(['', '   ', '# all of it', '  # bad.example'])('[OB-08] %j is nothing', (line) => {
    expect(readRuleLine(line, 'blocked')).toEqual({ kind: 'nothing' });
  });

  test.each<[string, RegExp]>([
    ['com', /public suffix/],
    ['co.uk', /public suffix/],
    ['localhost', /public suffix|no domain/],
    ['bad.example nasty', /‘nasty’ is none of blocked, suspicious, porn, ok, follow/],
    ['*', /star/],
    ['bad.*.example', /star/],
    ['bad.example:8080', /without port/],
    ['me@bad.example', /without port/],
    ['bad example', /‘example’ is none of/],
    ['[::1', /no domain|without port/],
    [`${'a'.repeat(64)}..example`, /no domain/],
    [`bad.example/${'a'.repeat(500)}`, /longer than 500/],
    ['bad.example/*a*b*c*d*e*f', /more than 5 stars/],
    [`bad.example blocked ${'a'.repeat(201)}`, /message is longer/],
    ['a'.repeat(2001), /longer than 2000/],
    ['bad.example blocked Bad\u0000', /control characters/],
  ])('[OB-08] ‘%s’ is skipped, and it is said why', (line, why) => {
    const read = readRuleLine(line, 'blocked');
    expect(read.kind === 'skipped' && read.why).toMatch(why);
  });

  test('[OB-08] any line is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => readRuleLine(line, 'blocked') !== undefined),
    );
  });
});

describe('which rule counts', () => {
  test.each<[string, readonly string[], string, string | undefined]>([
    ['a domain and all below it', ['bad.example'], at('a.b.bad.example', 'x'), 'bad.example'],
    ['no other that ends alike', ['bad.example'], at('notbad.example'), undefined],
    ['no domain above', ['a.bad.example'], at('bad.example'), undefined],
    ['a host with the dot of the root', ['bad.example'], at('bad.example.'), 'bad.example'],
    ['an address as it is', ['93.184.215.14'], at('93.184.215.14'), '93.184.215.14'],
    ['no address below another', ['215.14'], at('93.184.215.14'), undefined],
    ['the path of a pattern', ['bad.example/win/*'], at('bad.example', 'win', 'a'), 'bad.example'],
    [
      'a path however it is written',
      ['bad.example/win/*'],
      at('bad.example', '', '%57in', '..', 'WIN', 'a'),
      'bad.example',
    ],
    ['no other path', ['bad.example/win'], at('bad.example', 'winter'), undefined],
    [
      'a query where the pattern has one',
      ['bad.example/go?to=*'],
      at('bad.example', 'go?to=x'),
      'bad.example',
    ],
    ['no query where it has none', ['bad.example/go'], at('bad.example', 'go?to=x'), 'bad.example'],
  ])('[OB-08] a rule fits %s', (_, lines, link, expected) => {
    expect(
      ruleFor(
        lines.map((line) => ruleOf(line)),
        new URL(link),
      )?.domain,
    ).toBe(expected);
  });

  test.each<[string, readonly string[], string, string]>([
    ['the longer domain', ['bad.example', 'shop.bad.example ok'], at('shop.bad.example'), 'ok'],
    [
      'the pattern that says more',
      ['bad.example ok', 'bad.example/win/* porn'],
      at('bad.example', 'win', 'x'),
      'porn',
    ],
    ['the more severe of two lists', ['bad.example ok', 'bad.example blocked'], at('bad.example'), 'blocked'],
    [
      'the more severe of two others',
      ['bad.example porn', 'bad.example suspicious'],
      at('bad.example'),
      'porn',
    ],
  ])('[OB-08] %s counts', (_, lines, link, expected) => {
    for (const rules of [lines, lines.toReversed()])
      expect(
        ruleFor(
          rules.map((line) => ruleOf(line)),
          new URL(link),
        )?.status,
      ).toBe(expected);
  });

  test('[OB-08] following a link counts before leaving it at that', () => {
    const rules = ['short.example ok', 'short.example follow'].map((line) => ruleOf(line));
    expect(ruleFor(rules, new URL(at('short.example')))?.follows).toBe(true);
  });

  test('[OB-08] a rule that fits a link is found by the keys of the link', () => {
    const path = fc.array(fc.constantFrom('win', 'W%69n', 'a', '', '..', '.', '%2e'), { maxLength: 4 });
    const pattern = fc.constantFrom('', '/win', '/win/*', '/w*', '/*/a', '/win/a', '//win');
    fc.assert(
      fc.property(path, pattern, (segments, written) => {
        const url = new URL(at('shop.bad.example', ...segments));
        const rule = ruleOf(`bad.example${written}`);
        const { domains, heads } = ruleKeys([url]);
        const isFound = domains.includes(rule.domain) && heads.includes(rule.pathHead);
        return ruleFor([rule], url) === undefined || isFound;
      }),
    );
  });

  test('[OB-08] a hostile pattern is compared as any other: tooling/bench measures its cost', () => {
    const path = `https://bad.example/${'a'.repeat(4000)}`;
    expect(matchesPattern('/*a*a*a*a*b', new URL(path))).toBe(false);
    expect(matchesPattern('/*a*a*a*a*b', new URL(`${path}b`))).toBe(true);
  });
});
