import { describe, expect, test } from 'vitest';

import { graphemeCount } from './graphemes.ts';
import { domainLabel, overlayDomainLabel } from './host-labels.ts';
import * as labels from './labels.ts';

describe('labels', () => {
  test.each([
    ['a first name', labels.firstNameLabel, 30],
    ['a shared-by name', labels.sharedByLabel, 30],
    ['a domain', domainLabel, 27],
    ['a domain on the hover overlay', overlayDomainLabel, 12],
    ['a board or section name in the saved overlay', labels.overlayNameLabel, 22],
    ['a name in a feedback sentence', labels.feedbackNameLabel, 32],
    ['a grid title', labels.gridTitleLabel, 200],
    ['a rich description', labels.richDescriptionLabel, 496],
  ])('[TY-21] %s has room for its characters, and is cut with dots beyond', (_, label, max) => {
    const fits = '👩🏾‍🍳'.repeat(max);
    expect(label(fits)).toBe(fits);
    expect(label(`${fits}x`)).toBe(`${'👩🏾‍🍳'.repeat(max - 3)}...`);
    expect(graphemeCount(label(`${fits}x`))).toBe(max);
    expect(label('  two \n words ')).toBe('two words');
  });

  test.each([
    ['accounts.google.com.evil.example', 'google.com.evil.example', 'evil.example'],
    ['shop.northlight.example', 'shop.northlight.example', 'northligh...'],
    ['ash.kiln.co.uk', 'ash.kiln.co.uk', 'kiln.co.uk'],
    ['www.a-very-long-host-of-ceramics.co.uk', 'a-very-long-host-of-cera...', 'a-very-lo...'],
    ['a-very-long-host-of-ceramics.example', 'a-very-long-host-of-cera...', 'a-very-lo...'],
  ])('[TY-21] of the domain %s the end is shown when it is too long', (domain, whole, short) => {
    expect(domainLabel(domain)).toBe(whole);
    expect(overlayDomainLabel(domain)).toBe(short);
  });

  test.each([
    ['Oak', undefined],
    [' Oak   ', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['Oak.', 'Oak.'],
    ['👩🏾‍🍳👩🏾‍🍳👩🏾‍🍳', undefined],
    ['  Solid  oak ', 'Solid oak'],
  ])(
    '[TY-21] of the description %j, %j is used: under 4 characters it is ignored',
    (description, expected) => {
      expect(labels.usableDescription(description)).toBe(expected);
    },
  );
});
