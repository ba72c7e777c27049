import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { openDeviceDrafts, type DeviceDraft } from '../../features/creating/device-drafts.ts';
import { draftApi } from '../../features/creating/draft-api.ts';
import { syncDrafts } from '../../features/creating/sync-drafts.ts';

/** The drafts of this device. */
export type LocalDrafts = {
  /** True until the server has the changes of this device. */
  readonly isSyncing: boolean;
  /** Drafts that only this device has. */
  readonly deviceOnly: readonly DeviceDraft[];
  remove(clientId: string): Promise<void>;
};

/** Writes the changes of this device to the server and reads the list again, so that actions on it include them (CR-10). */
export function useSyncedDrafts(): LocalDrafts {
  const userId = useViewer()?.entityId ?? '';
  const { revalidate } = useRevalidator();
  const [isSyncing, setSyncing] = useState(true);
  const [deviceOnly, setDeviceOnly] = useState<readonly DeviceDraft[]>([]);
  useEffect(() => {
    let isStale = false;
    const sync = async (): Promise<void> => {
      const synced = await syncDrafts(userId, {
        device: openDeviceDrafts(userId),
        api: draftApi,
        now: Date.now,
        newId: () => crypto.randomUUID(),
      });
      if (isStale) return;
      setDeviceOnly(synced.deviceOnly);
      if (synced.isChanged) await revalidate();
      setSyncing(false);
    };
    void sync();
    return () => {
      isStale = true;
    };
  }, [userId, revalidate]);
  return {
    isSyncing,
    deviceOnly,
    async remove(clientId) {
      await openDeviceDrafts(userId).remove(clientId);
      setDeviceOnly((before) => before.filter((draft) => draft.clientId !== clientId));
    },
  };
}
