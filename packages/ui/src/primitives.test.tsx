import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import {
  Avatar,
  Button,
  Chip,
  EmptyState,
  FieldError,
  HeartIcon,
  IconButton,
  LinkButton,
  MediaBadge,
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
import { AllPrimitives } from './testing/all-primitives.tsx';

test('the server renders every primitive, without a style attribute', () => {
  const html = renderToString(<AllPrimitives />);
  expect(html).toContain('No Pins yet');
  expect(html).not.toMatch(/\sstyle=/u);
});

test('the server renders a modal that is not open yet', () => {
  const html = renderToString(<Modal title="Terms" onClose={() => undefined} />);
  expect(html).toContain('<dialog');
  expect(html).not.toMatch(/\s(?:style=|open\b)/u);
});

test.each(
  Object.entries({
    Avatar: <Avatar name="Mira Okafor" />,
    Button: <Button>Save</Button>,
    Chip: <Chip>Soups</Chip>,
    EmptyState: <EmptyState title="No Pins yet" />,
    FieldError: <FieldError>Give it a name.</FieldError>,
    HeartIcon: <HeartIcon />,
    IconButton: <IconButton label="Like" icon={<HeartIcon />} />,
    LinkButton: <LinkButton href="/ideas/">Ideas</LinkButton>,
    MediaBadge: <MediaBadge>GIF</MediaBadge>,
    Modal: <Modal title="Terms" onClose={() => undefined} />,
    Price: <Price offer={{ currency: 'USD', price: 38 }} />,
    Rating: <Rating value={4.5} />,
    Select: <Select label="Who can see it" />,
    Skeleton: <Skeleton />,
    SourceChip: <SourceChip domain="etsy.example" href="https://etsy.example/" />,
    Spinner: <Spinner label="Loading" />,
    Switch: <Switch label="Secret" />,
    TagPills: <TagPills label="Ideas">{[<Chip key="soups">Soups</Chip>]}</TagPills>,
    TextArea: <TextArea label="Description" />,
    TextField: <TextField label="Name" />,
    VerifiedBadge: <VerifiedBadge showText />,
    VisuallyHidden: <VisuallyHidden>new messages</VisuallyHidden>,
  }),
)('[RL-01] %s brings what it starts from to any page', (_, primitive) => {
  expect(renderToString(primitive)).toMatch(/^<[^>]* data-pb=""/u);
});
