import type { SaveSyncMessage } from '@pegboard/save-flow';
import { expect, test, vi } from 'vitest';
import { saveTabs, type SaveChannelConnection } from './save-channel.ts';

const NEWS: SaveSyncMessage = { pinId: '7', copyId: null, place: null };

function tabOf(userId: string): { readonly tab: SaveChannelConnection; readonly heard: SaveSyncMessage[] } {
  const heard: SaveSyncMessage[] = [];
  const tab = saveTabs(userId, () => undefined);
  if (!tab) throw new Error('This machine has no BroadcastChannel. Run the tests on the Node of the house.');
  tab.subscribe((news) => heard.push(news));
  return { tab, heard };
}

test('[SF-11] tabs of one user hear each other from when they are opened until they are closed', async () => {
  const [teller, hearer, other] = [tabOf('11'), tabOf('11'), tabOf('12')];
  const ends = [teller.tab.open(), hearer.tab.open(), other.tab.open()];
  teller.tab.post(NEWS);
  await vi.waitFor(() => expect(hearer.heard).toEqual([NEWS]), 10_000);
  expect([teller.heard, other.heard]).toEqual([[], []]);

  for (const end of ends) end();
  expect(() => teller.tab.post(NEWS)).not.toThrow();
});

test('[SF-11] an abandoned render opens no channel', () => {
  const Channel = vi.fn();
  vi.stubGlobal('BroadcastChannel', Channel);
  const { tab } = tabOf('13');
  tab.post(NEWS);
  expect(Channel).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
