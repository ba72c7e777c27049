import '../styles.css';

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Avatar, type AvatarSize } from '../index.ts';

const picture = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`;

test.each<AvatarSize>([24, 32, 40, 48, 64, 120])('[UI-07] an avatar of %i px is that large', async (size) => {
  const { getByRole } = await render(<Avatar name="Mira Okafor" size={size} />);
  const { width, height } = getByRole('img').element().getBoundingClientRect();
  expect([width, height]).toEqual([size, size]);
});

test('[UI-07] a picture is named after its person', async () => {
  const { getByRole } = await render(<Avatar name="Mira Okafor" src={picture} />);
  await expect.element(getByRole('img', { name: 'Mira Okafor' })).toHaveAttribute('src', picture);
});

test('[UI-07] initials stand for a picture that is missing or does not load', async () => {
  const { container, getByRole } = await render(
    <>
      <Avatar name="Mira Okafor" />
      <Avatar name="Remi Sol" src="data:image/png;base64,broken" />
    </>,
  );
  await expect.poll(() => container.querySelectorAll('[data-initials]').length).toBe(2);
  const letters = [...container.querySelectorAll('[data-initials]')].map((each) =>
    each.getAttribute('data-initials'),
  );
  expect(letters).toEqual(['MO', 'RS']);
  await expect.element(getByRole('img', { name: 'Remi Sol' })).toBeVisible();
});

test('[UI-07] where the name stands beside it an avatar is not read', async () => {
  const { getByRole } = await render(
    <>
      <Avatar name="Mira Okafor" decorative />
      <Avatar name="Mira Okafor" src={picture} decorative />
    </>,
  );
  expect(getByRole('img').query()).toBeNull();
});
