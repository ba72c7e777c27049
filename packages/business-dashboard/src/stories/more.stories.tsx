import { drawing } from '@pegboard/config/drawn-pictures';
import { expect, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { QuickPromote } from '../ads/index.ts';
import { CallsPage } from '../sales-calls/index.ts';
import { MerchantReviews } from '../catalogs/index.ts';
import { ConvertPage } from '../convert/index.ts';
import { TreeDashboard } from '../hierarchy/index.ts';
import type { ActionResult } from '../index.ts';
import { InvitationsPage } from '../invite/index.ts';

const done = async (): Promise<ActionResult> => ({ ok: true });
const refused = async () => ({ ok: false, message: 'Somebody else has decided already.' }) as const;

type Shown = { readonly children: ReactNode };

const Page = ({ children }: Shown): ReactNode => <div>{children}</div>;

const meta: Stories<Shown> = {
  title: 'Business/More pages',
  component: Page,
  parameters: { frame: 'page' },
};

export default meta;

type PageStory = Story<Shown>;

/** The conversion of an account to a business: the typed values stay, and the error is at its field. */
export const Convert: PageStory = {
  args: {
    children: (
      <ConvertPage
        name="Kiln & Co."
        site="kiln"
        already={undefined}
        convert={async () => ({
          ok: false,
          message: '',
          fields: {
            website_url: 'Write the whole address, as https://kiln.example.',
            category: 'Choose one.',
          },
        })}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it into a business' }));
    await expect(await canvas.findByText(/Write the whole address/)).toBeVisible();
    await expect(canvas.getByLabelText('Website')).toHaveValue('kiln');
  },
};

/** Received invites, one of a member who has left, and links to invite others. */
export const Invites: PageStory = {
  args: {
    children: (
      <InvitationsPage
        invitations={[
          {
            id: '9',
            business_name: 'Kiln & Co.',
            business_kind: 'access',
            role: 'finance',
            invited_by: 'hannakiln',
            expires_at: '2026-12-01T09:00:00.000Z',
          },
          {
            id: '8',
            business_name: 'The Longest Name That a House of Makers and Their Friends Could Think Of',
            business_kind: 'hierarchy',
            role: 'analyst',
            invited_by: null,
            expires_at: '2026-11-29T09:00:00.000Z',
          },
        ]}
        accept={done}
        decline={done}
        mayInviteTo={[{ name: 'Fern & Moss', address: '#/fern/' }]}
        hub="#/hub/"
      />
    ),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** A call is requested; one is pending. */
export const Calls: PageStory = {
  args: {
    children: (
      <CallsPage
        calls={[
          {
            id: '3',
            topic: 'start',
            day: '2026-11-24',
            part_of_day: 'morning',
            time_zone: 'Europe/Stockholm',
            phone: '+46 8 123 456',
            message: 'How do we move our catalog?',
          },
        ]}
        ask={done}
        takeBack={done}
      />
    ),
  },
};

/** The businesses of a hierarchy side by side, and together. */
export const AllBusinesses: PageStory = {
  args: {
    children: (
      <TreeDashboard
        nodes={(
          [
            ['1', 'Makers House', null],
            ['2', 'Kiln & Co. Studio', '1'],
            ['3', 'Fern & Moss', '1'],
          ] as const
        ).map(([id, name, parent]) => ({
          id,
          name,
          kind: parent === null ? 'hierarchy' : 'access',
          parent_id: parent,
          pin_count: 128,
          follower_count: 4200,
          member_count: 3,
        }))}
      />
    ),
  },
};

/** Pins to promote, of which one has no image; one was rejected, with its error. */
export const Promote: PageStory = {
  args: {
    children: (
      <QuickPromote
        pins={[
          {
            id: '1',
            title: 'Speckled bowl',
            image: { url: drawing('bowl', 236, 236), width: 236, height: 236 },
          },
          { id: '2', title: 'Moon jar', image: { url: drawing('jar', 236, 354), width: 236, height: 354 } },
          { id: '3', title: 'Leaf plate', image: null },
        ]}
        offer={{
          countries: [
            { code: 'DE', name: 'Germany' },
            { code: 'SE', name: 'Sweden' },
          ],
          languages: [{ code: 'de', name: 'German' }],
        }}
        most={3}
        chosen={['1', '2']}
        currency="EUR"
        priceMicro={5000}
        onStart={async () => ({
          ok: false,
          message: '',
          fields: { 'pin_ids.1': 'It is on a secret board.' },
        })}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start promoting' }));
    await expect(await canvas.findByText('It is on a secret board.')).toBeVisible();
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** Requests for merchant verification, and a decision that could not be stored. */
export const MerchantRequests: PageStory = {
  args: {
    children: (
      <MerchantReviews
        requests={[
          {
            id: '5',
            business_name: 'Kiln & Co.',
            username: 'kilnandco',
            full_name: 'Hanna Kiln',
            website: 'https://kiln.example',
            words: 'We make lamps, and sell them ourselves.',
            product_count: 12,
            own_link_count: 11,
          },
        ]}
        decide={refused}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText('Somebody else has decided already.')).toBeVisible();
  },
};
