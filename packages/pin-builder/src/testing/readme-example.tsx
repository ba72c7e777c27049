import '@pegboard/ui/styles.css';
import '@pegboard/pin-builder/styles.css';

import { PinBuilder, type PinBuilderPorts } from '@pegboard/pin-builder';
import type { ReactNode } from 'react';

const ports: PinBuilderPorts = {
  uploadImage: async (file, { onProgress }) => {
    onProgress({ stage: 'processing', fraction: 1 });
    return { uploadId: '7', url: URL.createObjectURL(file), width: 400, height: 600, mediaSourceType: null };
  },
  editImage: async () => ({ uploadId: '8', url: '', width: 400, height: 400, mediaSourceType: null }),
  readPage: async (url) => ({ url, title: '', description: '', details: null, images: [] }),
  uploadFromWeb: async (url) => ({ uploadId: '9', url, width: 400, height: 600, mediaSourceType: null }),
  checkLink: async () => 'ok',
  searchTopics: async () => [{ id: '11', name: 'Pottery' }],
  saveDraft: async () => undefined,
  publish: async () => ({ pinId: '912' }),
};

export function CreatePage(): ReactNode {
  return (
    <PinBuilder
      ports={ports}
      layout="page"
      renderBoardPicker={({ boardId, onChange, labelId }) => (
        <select
          aria-labelledby={labelId}
          value={boardId ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null, null)}
        >
          <option value="">Choose a board</option>
          <option value="5">Kilns</option>
        </select>
      )}
      onPublished={(pinId) => location.assign(`#/pin/${pinId}/`)}
    />
  );
}
