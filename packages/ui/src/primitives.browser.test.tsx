import './styles.css';

import { anOffer } from '@pegboard/types/testing';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import {
  AiModifiedLabel,
  Avatar,
  Button,
  Chip,
  DurationBadge,
  EmptyState,
  FieldError,
  HeartIcon,
  IconButton,
  LinkButton,
  MediaBadge,
  MenuButton,
  Modal,
  Price,
  Rating,
  Select,
  Skeleton,
  SourceChip,
  Spinner,
  Switch,
  TagPills,
  TextArea,
  TextField,
  VerifiedBadge,
  VisuallyHidden,
} from './index.ts';
import { dressPage, expectAccessible, THEMES } from './testing/expect-accessible.ts';

const groups = [
  { id: 'use', items: [{ id: 'share', label: 'Share', description: 'With friends', icon: <HeartIcon /> }] },
  {
    id: 'trouble',
    title: 'Something wrong?',
    items: [
      { id: 'hide', label: 'Hide', disabled: true },
      { id: 'report', label: 'Report Pin', tone: 'danger' as const },
    ],
  },
];

/** Every primitive that stands on a page by itself. */
function AllOfThem(): ReactNode {
  return (
    <main>
      <EmptyState
        title="No Pins yet"
        icon={<HeartIcon />}
        action={<Button variant="primary">Find ideas</Button>}
      >
        Pins that you save stand here.
      </EmptyState>
      <p>
        <IconButton label="Like" icon={<HeartIcon />} />
        <LinkButton href="#there">Go there</LinkButton>
        <Spinner label="Loading" />
        <VisuallyHidden>Hidden words</VisuallyHidden>
      </p>
      <Skeleton shape="line" />
      <TextField label="Name" hint="Others see it" error="Give it a name." icon={<HeartIcon size="md" />} />
      <TextField label="Search" hideLabel placeholder="Search" />
      <TextArea label="Description" hint="What it is about" />
      <Select label="Who can see it">
        <option>Everybody</option>
      </Select>
      <Switch label="Secret" hint="Only you see it" />
      <Switch label="Public" defaultChecked />
      <FieldError>That did not work.</FieldError>
      <p>
        <Avatar name="Mira Okafor" /> <Avatar name="" decorative /> <VerifiedBadge />{' '}
        <VerifiedBadge showText />
      </p>
      <p>
        <Price offer={anOffer({ price: 38, standardPrice: 52 })} /> <Rating value={3.5} reviewCount={12} />
      </p>
      <p>
        <MediaBadge>GIF</MediaBadge> <DurationBadge durationMs={65_000} /> <AiModifiedLabel />
        <SourceChip domain="etsy.example" href="#source" />
        <SourceChip domain="etsy.example" href="#source" look="icon-only" />
      </p>
      <TagPills label="Ideas">
        {Array.from({ length: 12 }, (_, at) => (
          <Chip key={at} selected={at === 0}>
            Idea {at + 1}
          </Chip>
        ))}
      </TagPills>
      <MenuButton label="More" groups={groups} />
    </main>
  );
}

afterEach(() => dressPage());

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(['ltr', 'rtl'] as const)('[UI-09] every primitive passes axe in %s text', async (direction) => {
    dressPage(theme, direction);
    const { container, getByRole } = await render(<AllOfThem />);
    await expect.element(getByRole('button', { name: 'Scroll forward' })).toBeVisible();
    await expectAccessible(container);
  });

  test('[UI-09] an open menu passes axe', async () => {
    dressPage(theme);
    const { getByRole } = await render(<MenuButton label="More" groups={groups} />);
    await getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('menu');
    await expect.element(menu).toBeVisible();
    await expectAccessible(menu.element());
  });

  test('[UI-09] a modal passes axe, with and without a title to see', async () => {
    dressPage(theme);
    const modal = (hideTitle: boolean): ReactNode => (
      <Modal
        title="Delete board"
        hideTitle={hideTitle}
        onClose={() => undefined}
        footer={<Button variant="danger">Delete</Button>}
      >
        <p>Its Pins go with it.</p>
      </Modal>
    );
    const { getByRole, rerender } = await render(modal(false));
    await expectAccessible(getByRole('dialog').element());
    await rerender(modal(true));
    await expectAccessible(getByRole('dialog').element());
  });
});

test.each([320, 390, 1200])(
  '[UI-09] at %i px nothing is wider than the page, in rtl text too',
  async (width) => {
    await page.viewport(width, 800);
    await render(<AllOfThem />);
    for (const direction of ['ltr', 'rtl'] as const) {
      dressPage('light', direction);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await page.viewport(414, 896);
  },
);
