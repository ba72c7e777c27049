import { expect, test, vi } from 'vitest';
import { observeLazily, type Observe } from './lazy.ts';

const [one, two] = [{}, {}] as Element[] as [Element, Element];

function aLog() {
  const release = vi.fn<() => void>();
  return { release, observe: vi.fn<Observe<string>>(() => release) };
}

test('[EL-01] the log is loaded with the first element, once, and gets what stands on the page then', async () => {
  const { observe, release } = aLog();
  const load = vi.fn<() => Promise<Observe<string>>>(async () => observe);
  const later = observeLazily(load);
  expect(load).not.toHaveBeenCalled();
  const leaveOne = later(one, 'a');
  later(two, 'b')();
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  expect(observe.mock.calls).toEqual([[one, 'a']]);
  leaveOne();
  expect(release).toHaveBeenCalledOnce();
  later(two, 'c')();
  expect(observe.mock.calls).toEqual([
    [one, 'a'],
    [two, 'c'],
  ]);
  expect(release).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing may be logged', async () => null],
  [
    'it cannot be loaded',
    async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  ],
])('[EL-01] nothing is watched, and nothing fails, when %s', async (_, answer) => {
  const load = vi.fn<() => Promise<Observe<string> | null>>(answer);
  const later = observeLazily(load);
  const leave = later(one, 'a');
  await new Promise((settled) => setTimeout(settled));
  leave();
  later(two, 'b')();
  expect(load).toHaveBeenCalledOnce();
});
