import '@pegboard/ui/styles.css';
import '@pegboard/video/styles.css';
import { Video } from '@pegboard/video';
import type { ReactNode } from 'react';

const pin = {
  id: '912',
  entityId: '912',
  title: 'Throwing a moon jar',
  dominantColor: '#8a8172',
  video: {
    captionsUrl: '/captions/moon-jar.vtt',
    variants: {
      V_720P: { url: '/videos/moon-jar.mp4', width: 720, height: 960, duration: 18_000 },
      V_HLSV4: { url: '/videos/moon-jar.m3u8', width: 720, height: 960, duration: 18_000 },
    },
  },
};

export function MoonJar(): ReactNode {
  return <Video pin={pin} isPriority />;
}
