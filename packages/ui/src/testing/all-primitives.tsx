import { anOffer } from '@pegboard/types/testing';
import type { ReactNode } from 'react';

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
  type MenuGroup,
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
} from '../index.ts';

/** Menu items of every kind. */
export const menuGroups: readonly MenuGroup[] = [
  { id: 'use', items: [{ id: 'share', label: 'Share', description: 'With friends', icon: <HeartIcon /> }] },
  {
    id: 'trouble',
    title: 'Something wrong?',
    items: [
      { id: 'hide', label: 'Hide', disabled: true },
      { id: 'report', label: 'Report Pin', tone: 'danger' },
    ],
  },
];

/** Renders every primitive that can be on a page by itself. */
export function AllPrimitives(): ReactNode {
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
        <SourceChip domain="etsy.example" href="#source" variant="icon-only" />
      </p>
      <TagPills label="Ideas">
        {Array.from({ length: 12 }, (_, at) => (
          <Chip key={at} selected={at === 0}>
            Idea {at + 1}
          </Chip>
        ))}
      </TagPills>
      <MenuButton label="More" groups={menuGroups} />
    </main>
  );
}
