import '@pegboard/pin-grid/styles.css';

import { PinGrid, type PinGridStatus } from '@pegboard/pin-grid';
import { useCallback, useState, type ReactNode } from 'react';

type Photo = {
  readonly id: string;
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

export function Photos(): ReactNode {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [status, setStatus] = useState<PinGridStatus>('idle');
  const loadMore = useCallback(async () => {
    setStatus('loading');
    try {
      const answer = await fetch(`/photos?after=${photos.at(-1)?.id ?? ''}`);
      const page = (await answer.json()) as readonly Photo[];
      setPhotos([...photos, ...page]);
      setStatus(page.length > 0 ? 'idle' : 'end');
    } catch {
      setStatus('failed');
    }
  }, [photos]);
  return (
    <PinGrid
      label="Photos"
      items={photos}
      getKey={keyOf}
      getSize={measure}
      renderItem={renderItem}
      status={status}
      onLoadMore={() => void loadMore()}
    />
  );
}

const keyOf = (photo: Photo): string => photo.id;
const measure = (photo: Photo) => ({ aspect: photo.height / photo.width, extra: 0 });
const renderItem = ({ url, alt, width, height }: Photo): ReactNode => (
  <a href={url}>
    <img
      src={url}
      width={width}
      height={height}
      alt={alt}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    />
  </a>
);
