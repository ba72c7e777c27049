import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FileDrop } from './file-drop.tsx';

function Drop(): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  return <FileDrop label="File" file={file} onFile={setFile} />;
}

test('[BD-08] a file that was chosen before the page is alive is not lost', async () => {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = renderToString(<Drop />);
  await userEvent.upload(page.getByLabelText('File'), new File(['id\n'], 'early.csv'));
  const root = hydrateRoot(place, <Drop />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.element(page.getByText('early.csv')).toBeVisible();
  await userEvent.upload(page.getByLabelText('File'), new File(['id\n'], 'later.csv'));
  await expect.element(page.getByText('later.csv')).toBeVisible();
});
