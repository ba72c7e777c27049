import { becomesVisible, fn, screen, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { PlayIcon } from '../icon/icons-common.tsx';
import { Row } from '../testing/row.tsx';
import { AiModifiedLabel, DurationBadge, MediaBadge } from './media-badge.tsx';
import { SourceChip } from './source-chip.tsx';
import { VerifiedBadge, type VerifiedBadgeProps } from './verified-badge.tsx';

const meta: Stories<VerifiedBadgeProps> = { title: 'UI/Badge', component: VerifiedBadge };

export default meta;

type BadgeStory = Story<VerifiedBadgeProps>;

/** Badges on an image. */
function OnPicture({ children }: { readonly children: ReactNode }): ReactNode {
  return <div style={{ background: '#8a6f5c', padding: 12 }}>{children}</div>;
}

/** Every size, as an icon and with its text. */
export const Verified: BadgeStory = {
  render: () => (
    <>
      <Row>
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <VerifiedBadge key={size} size={size} interactive={false} />
        ))}
      </Row>
      <VerifiedBadge showText />
    </>
  ),
};

/** A press opens the explanation. */
export const VerifiedExplained: BadgeStory = {
  args: { showText: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await becomesVisible(await screen.findByRole('dialog', { name: 'Verified merchant' }));
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** Badges of media kinds and durations. */
export const OfMedia: BadgeStory = {
  render: () => (
    <OnPicture>
      <Row>
        <MediaBadge>GIF</MediaBadge>
        <DurationBadge durationMs={65_000} />
        <DurationBadge durationMs={3_725_000} icon={<PlayIcon size="sm" />} />
        <AiModifiedLabel />
      </Row>
    </OnPicture>
  ),
};

const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Source chips: complete, truncated, and as an icon. */
export const Source: BadgeStory = {
  render: () => (
    <OnPicture>
      <Row>
        <SourceChip domain="northlight.example" href="#source" onClick={onClick} />
        <SourceChip
          domain="northlight-ceramics.example"
          variant="truncated"
          href="#source"
          onClick={onClick}
        />
        <SourceChip domain="northlight.example" variant="icon-only" href="#source" onClick={onClick} />
      </Row>
    </OnPicture>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
