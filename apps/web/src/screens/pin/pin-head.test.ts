import { expect, test } from 'vitest';
import { createQueryCache, operationKey } from '../../data/query-cache.ts';
import { PinDocument } from '../../data/generated/graphql.ts';
import { pinHead } from './pin-head.ts';

const HOSTILE = `"><script>alert(1)</script> & '`;

function headOf(pin: object | null): string {
  const answers = createQueryCache(async () => {
    throw new Error('Nothing is asked for here.');
  });
  const result = pin
    ? { __typename: 'PinData', data: { entityId: '7', images: [], allImages: [], savedByViewer: [], ...pin } }
    : { __typename: 'NotFound' };
  answers.restore({ [operationKey(PinDocument, { pin: '7' })]: { result } });
  return pinHead({
    answers,
    params: { slug: 'a-cup--7' },
    publicUrl: 'https://pegboard.example',
    language: null,
  });
}

test('[CU-09] the head tells what the pin is; a hostile title ends no attribute and no script', () => {
  const head = headOf({ title: HOSTILE, closeupDescription: HOSTILE, seoUrl: '/pin/a-cup--7/' });
  expect(head).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)');
  const [json = ''] = /(?<=<script type="application\/ld\+json">).*(?=<\/script>$)/.exec(head) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({ '@type': 'ImageObject', name: HOSTILE });
});

test('[CU-09] a pin that is not to be found says so with its reason', () => {
  expect(headOf({ title: 'Cup', seoNoindexReason: 'repin' })).toContain(
    '<meta name="robots" content="noindex"><meta name="pegboard:noindex-reason" content="repin">',
  );
});

test('[CU-09] a pin that is gone tells nothing', () => {
  expect(headOf(null)).toBe('');
});
