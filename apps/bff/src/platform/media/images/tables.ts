import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { DESCRIPTOR_BITS } from './image-descriptor.ts';

const descriptorBits = customType<{ data: string }>({ dataType: () => `bit(${DESCRIPTOR_BITS})` });

/** The actual size of each rendition by its name. */
export type RenditionSizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>;

/**
 * Images, once per owner however many pins show them. `signature` names the files and addresses of an image: see
 * `imageName`. It is read from here and never computed again, so a changed secret invalidates no address.
 */
export const images = pgTable(
  'images',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    signature: text().notNull(),
    /** False while `signature` is an unkeyed name: see `renamePictures`. */
    hasKeyedName: boolean('has_keyed_name').notNull().default(false),
    width: integer().notNull(),
    height: integer().notNull(),
    format: text().notNull(),
    isAnimated: boolean('is_animated').notNull().default(false),
    dominantColor: text('dominant_color').notNull(),
    /** base64. */
    thumbhash: text().notNull(),
    byteSize: integer('byte_size').notNull(),
    sizes: jsonb().$type<RenditionSizes>().notNull(),
    avifReady: boolean('avif_ready').notNull().default(false),
    /**
     * The earliest time at which AVIF files may be created: in the future during an attempt, or after a
     * failure.
     */
    avifDueAt: timestamp('avif_due_at', { withTimezone: true }).notNull().defaultNow(),
    /** The perceptual descriptor: see `image-descriptor.ts`. Null until it is computed. */
    look: descriptorBits(),
    /** The model that computed the descriptors; empty for the built-in ones. See `embedder.ts`. */
    lookModel: text('look_model').notNull().default(''),
    /** Of no use since `image_sketches` exists; dropped in the next release, because the last one writes it. */
    lookWords: smallint('look_words').array(),
    /** The descriptors of its parts. Null until they are computed. */
    partLooks: descriptorBits('part_looks').array(),
    /** The copy hash, in 64 hexadecimal digits; empty for an almost plain image. Null until it is computed. See `copy-hash.ts`. */
    copyHash: text('copy_hash'),
    /** The time since which its files have a name that no address had: it is shown by nothing but what a moderator removed. */
    withheldAt: timestamp('withheld_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('images_signature').on(table.signature),
    index('images_without_avif')
      .on(table.id)
      .where(sql`not ${table.avifReady}`),
    index('images_without_keyed_name')
      .on(table.id)
      .where(sql`not ${table.hasKeyedName}`),
    index('images_without_part_looks')
      .on(table.id)
      .where(sql`${table.partLooks} is null`),
    index('images_without_copy_hash')
      .on(table.id)
      .where(sql`${table.copyHash} is null`),
    index('images_look_model').on(table.lookModel, table.id),
  ],
);

/** 64 bits of each descriptor of an image and of its parts, in four rotations, written by triggers of `images` (decision 113). */
export const imageSketches = pgTable(
  'image_sketches',
  {
    imageId: bigint('image_id', { mode: 'bigint' })
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    key1: bigint('key_1', { mode: 'bigint' }).notNull(),
    key2: bigint('key_2', { mode: 'bigint' }).notNull(),
    key3: bigint('key_3', { mode: 'bigint' }).notNull(),
    key4: bigint('key_4', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    index('image_sketches_image').on(table.imageId),
    index('image_sketches_key_1').on(table.key1, table.imageId),
    index('image_sketches_key_2').on(table.key2, table.imageId),
    index('image_sketches_key_3').on(table.key3, table.imageId),
    index('image_sketches_key_4').on(table.key4, table.imageId),
  ],
);

/** The progress of `fillImageSketches`; no row once it is done. */
export const imageSketchFills = pgTable('image_sketch_fills', {
  /** Images below this id have no sketches yet. */
  below: bigint({ mode: 'bigint' }).primaryKey(),
});
