import { expect, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { CatalogsPage, MerchantReviews, type CatalogPorts } from '../catalogs/index.ts';
import { createCatalog, createRun } from '../catalogs/testing/a-run.ts';
import { Dashboard } from '../dashboard/index.ts';
import { parseView } from '../dashboard/model/view.ts';
import type { ActionResult } from '../index.ts';
import { InvitationsPage } from '../invite/index.ts';
import { Invoices } from '../invoices/index.ts';
import { MembersPage } from '../members/index.ts';
import { TagList } from '../pin-tag/index.ts';
import { SAMPLE_ACCOUNT_PROPS } from '../testing/a-shop.ts';
import { createDashboard } from '../testing/dashboard-data.ts';

const done = async (): Promise<ActionResult> => ({ ok: true });
const refused = async () => ({ ok: false, message: '' }) as const;

type Shown = { readonly children: ReactNode };

const State = ({ children }: Shown): ReactNode => <div>{children}</div>;

const meta: Stories<Shown> = {
  title: 'Business/States',
  component: State,
  parameters: { frame: 'page' },
};

export default meta;

type StateStory = Story<Shown>;

const catalogs = (props: Partial<Parameters<typeof CatalogsPage>[0]>): ReactNode => (
  <CatalogsPage
    catalogs={[]}
    boards={[{ id: '9', name: 'Shop' }]}
    requests={[]}
    mayEdit
    ports={NO_PORTS}
    {...props}
  />
);
const NO_PORTS: CatalogPorts = {
  readCatalogs: async () => ({ ok: true, data: [] }),
  save: refused,
  remove: refused,
  begin: refused,
  readRun: refused,
  cancel: refused,
  askToBeVerified: refused,
  readFindings: refused,
};

/** The numbers of another view are loading: the previous ones are faded. */
export const OnTheirWay: StateStory = {
  args: {
    children: (
      <Dashboard
        data={createDashboard}
        view={parseView(new URLSearchParams(), '2026-11-21')}
        onView={() => undefined}
        isLoading
        today="2026-11-21"
        pinPath={(id) => `#/pin/${id}/`}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading numbers')).toHaveRole('status');
  },
};

/** A rejected invite: the typed values stay, and the error is at its field. */
export const FieldRefused: StateStory = {
  args: {
    children: (
      <MembersPage
        members={[]}
        invites={[]}
        yourRole="owner"
        ports={{
          changeRole: done,
          remove: done,
          leave: done,
          invite: async () => ({ ok: false, message: '', fields: { who: 'Nobody has this username.' } }),
          takeBack: done,
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const who = canvas.getByLabelText('Username or email');
    await userEvent.type(who, 'noorhadad');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invite' }));
    await expect(await canvas.findByText('Nobody has this username.')).toBeVisible();
    await expect(who).toHaveValue('noorhadad');
  },
};

/** A report that failed to load, and is requested again. */
export const Failed: StateStory = {
  args: {
    children: catalogs({
      catalogs: [
        createCatalog({ name: 'Lamps', last_run: createRun({ state: 'partly', refused_count: 2 }) }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the report' }));
    await expect(await canvas.findByText('That did not work. Try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A shop without catalogs, and without a board for one: the page links to the form that creates it. */
export const NothingYet: StateStory = {
  args: { children: catalogs({ boards: [], wayTo: () => <a href="#/boards/">Create a board</a> }) },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** Empty pages with instructions. */
export const NothingElsewhere: StateStory = {
  args: {
    children: (
      <>
        <TagList
          {...SAMPLE_ACCOUNT_PROPS}
          tags={[]}
          readAt="2026-11-22T10:00:00.000Z"
          onMake={done}
          onRemove={done}
          addressOf={() => '#/'}
        />
        <Invoices
          invoices={[]}
          accounts={[]}
          filter={{ state: '', month: '', account: '' }}
          onFilter={() => undefined}
          hrefOf={() => '#/'}
        />
        <InvitationsPage invitations={[]} accept={done} decline={done} mayInviteTo={[]} hub="#/hub/" />
        <MerchantReviews requests={[]} decide={refused} />
      </>
    ),
  },
};
