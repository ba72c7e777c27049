import '@pegboard/ui/styles.css';
import '@pegboard/pin-builder/styles.css';
import { PinBuilder, type PinBuilderPorts, type UploadedImage } from '@pegboard/pin-builder';
import { PinSheet, type SheetPorts } from '@pegboard/pin-builder/sheet';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

let uploads = 0;
/** Ends each upload after a while, as a server does. */
async function upload(): Promise<UploadedImage> {
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  uploads += 1;
  return { uploadId: String(uploads), url: '', width: 320, height: 240, mediaSourceType: null };
}

const builderPorts: PinBuilderPorts = {
  // The preview is measured while the upload runs.
  uploadImage: () => new Promise(() => undefined),
  editImage: upload,
  uploadFromWeb: upload,
  readPage: async (url) => ({ url, title: '', description: '', details: null, images: [] }),
  checkLink: async () => 'ok',
  searchTopics: async () => [],
  saveDraft: async () => undefined,
  publish: async () => ({ pinId: '1' }),
  startPhotoWorker: () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' }),
};

const sheetPorts: SheetPorts = {
  uploadImage: upload,
  saveDraft: async () => undefined,
  publish: async () => ({ pinId: '1' }),
  discard: async () => undefined,
};

/** Shows a chosen file and does nothing else: what the browser needs at least. */
function BarePreview(): ReactNode {
  const [url, setUrl] = useState('');
  return (
    <>
      <input
        type="file"
        onChange={({ currentTarget: { files } }) => setUrl(files?.[0] ? URL.createObjectURL(files[0]) : '')}
      />
      {url === '' ? null : <img src={url} alt="" width={480} decoding="async" />}
    </>
  );
}

const PARTS: Readonly<Record<string, () => ReactNode>> = {
  bare: () => <BarePreview />,
  builder: () => (
    <PinBuilder
      ports={builderPorts}
      layout="page"
      renderBoardPicker={() => null}
      onPublished={() => undefined}
    />
  ),
  sheet: () => <PinSheet ports={sheetPorts} renderBoardPicker={() => null} />,
};

// The time at which a file is chosen, before React handles it, by the clock of the frames of a screencast.
addEventListener('change', () => Object.assign(globalThis, { fileChosenAt: Date.now() }), { capture: true });

const root = document.querySelector('#root');
if (root) createRoot(root).render(PARTS[new URLSearchParams(location.search).get('part') ?? '']?.());
