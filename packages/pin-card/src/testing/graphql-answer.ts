import type { Pin } from '@pegboard/types';
import { pinCardFragment, type PinCardData } from '../index.ts';

type Fields = { readonly [field: string]: Fields | true };

/** Returns the fields that a fragment selects, including those of the fragments that it spreads. */
function fieldsOf(name: string): Fields {
  const words = pinCardFragment.replace(/\([^)]*\)/g, '').match(/\.\.\.\w+|[\w]+|[{}]/g) ?? [];
  let at = words.findIndex((word, index) => word === name && words[index - 1] === 'fragment') + 4;
  const read = (): Fields => {
    const fields: Record<string, Fields | true> = {};
    for (let word = words[at]; word !== undefined && word !== '}'; word = words[at]) {
      at += 1;
      if (word.startsWith('...')) Object.assign(fields, fieldsOf(word.slice(3)));
      else if (words[at] === '{') {
        at += 1;
        fields[word] = read();
      } else fields[word] = true;
    }
    at += 1;
    return fields;
  };
  return read();
}

/** Returns the part of a value that a server would send for these fields. */
function answered(value: unknown, fields: Fields | true): unknown {
  if (Array.isArray(value)) return value.map((item) => answered(item, fields));
  if (fields === true || typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(fields).map(([field, below]) => [field, answered(Reflect.get(value, field), below)]),
  );
}

const listOf = (images: Pin['images'], sizes: readonly string[]): readonly object[] =>
  Object.entries(images ?? {})
    .map(([size, image]) => ({ size, ...image }))
    .filter(({ size }) => sizes.includes(size));

/** Returns the server's response to `pinCardFragment` for a pin that no one has saved. */
export function dataOf(pin: Pin): PinCardData {
  const { carousel, storyPin, collectionPin } = pin;
  const whole = {
    ...pin,
    images: listOf(pin.images, ['170x', '236x', '474x', '736x']),
    carousel: carousel && {
      ...carousel,
      entityId: carousel.id,
      slots: carousel.slots.map((slot) => ({
        ...slot,
        entityId: slot.id,
        images: listOf(slot.images, ['236x', '736x']),
      })),
    },
    storyPin: storyPin && { ...storyPin, entityId: storyPin.id },
    collectionPin: collectionPin && {
      itemData: collectionPin.itemData?.map((item) => ({
        ...item,
        images: listOf(item.images, ['136x136']),
      })),
    },
    savedByViewer: [],
  };
  return answered(whole, fieldsOf('PinCard_pin')) as PinCardData;
}
