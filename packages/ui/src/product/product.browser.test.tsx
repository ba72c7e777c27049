import '../styles.css';

import { anOffer } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Price, Rating } from '../index.ts';

test('[UI-07] a price is read as its amount', async () => {
  const { container } = await render(<Price offer={anOffer({ price: 38 })} />);
  expect(container.textContent).toBe('$38.00');
});

test('[UI-07] a reduced price tells the price before, struck through, and which is which', async () => {
  const { container } = await render(<Price offer={anOffer({ price: 38, standardPrice: 52 })} />);
  expect(container.textContent).toBe('Price now $38.00Price before $52.00');
  expect(container.querySelector('s')?.textContent).toBe('Price before $52.00');
});

test('[UI-07] without an offer there is no price', async () => {
  const { container } = await render(<Price offer={null} />);
  expect(container.innerHTML).toBe('');
});

test('[UI-07] a rating is read as words and drawn as stars', async () => {
  const { container, getByText } = await render(<Rating value={3.5} reviewCount={1204} />);
  await expect.element(getByText('3.5 out of 5 stars')).toBeInTheDocument();
  await expect.element(getByText('1,204 reviews')).toBeInTheDocument();
  const stars = [...container.querySelectorAll('[data-star]')].map((star) => star.getAttribute('data-star'));
  expect(stars).toEqual(['full', 'full', 'full', 'half', 'empty']);
});

test('[UI-07] a rating is in the language of its messages', async () => {
  const messages = {
    stars: (value: string, max: string) => `${value} von ${max} Sternen`,
    reviews: (count: number, label: string) => `${label} Bewertung${count === 1 ? '' : 'en'}`,
  };
  const { getByText } = await render(
    <Rating value={3.5} reviewCount={1204} locale="de-DE" messages={messages} />,
  );
  await expect.element(getByText('3,5 von 5 Sternen')).toBeInTheDocument();
  await expect.element(getByText('1.204 Bewertungen')).toBeInTheDocument();
});
