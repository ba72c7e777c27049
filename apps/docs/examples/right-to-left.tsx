import '@pegboard/ui/styles.css';
import '@pegboard/pin-card/styles.css';

import { PinCard, pinCardMessages } from '@pegboard/pin-card';
import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { pins } from './pins.ts';

const messages = { ...pinCardMessages, open: 'فتح', untitled: 'بلا عنوان' };
const titles = ['وعاء من الخزف', 'مطبخ هادئ'];

export function ArabicCards(): ReactNode {
  return (
    <div dir="rtl" lang="ar" style={{ display: 'flex', gap: 16 }}>
      {titles.map((gridTitle, index) => (
        <div key={gridTitle} style={{ inlineSize: 200 }}>
          <PinCard
            pin={{
              ...pins[index],
              id: String(index),
              entityId: String(index),
              gridTitle,
              altText: gridTitle,
            }}
            surface="BoardFeed"
            viewer="signed-in"
            locale="ar"
            messages={messages}
            save={
              <Button variant="primary" size="sm">
                حفظ
              </Button>
            }
          />
        </div>
      ))}
    </div>
  );
}
