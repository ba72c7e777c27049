import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

const href = 'https://pegboard.example/pin/7/embed/';

test('[CU-12] the code of a pin is a frame in the size that was chosen, as high as its picture', () => {
  expect(embedCode({ href, title: 'Cup', size: 'small', picture: { width: 200, height: 300 } })).toBe(
    `<iframe src="${href}" width="236" height="446" title="Cup" loading="lazy" frameborder="0"></iframe>`,
  );
  expect(embedCode({ href, title: 'Cup', size: 'large', picture: undefined })).toContain(
    'width="600" height="842"',
  );
});

test('[CU-12] a title cannot end its attribute', () => {
  const code = embedCode({ href, title: '"><script>alert(1)</script>', size: 'medium', picture: undefined });
  expect(code).not.toContain('<script');
  expect(code.match(/"/g)).toHaveLength(12);
});
