import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FEATURES, FEATURES_LAYOUT, type FeatureVector } from './features.ts';

/** A pin as it was served on a home feed: a random number, the time, and the features by which it was ranked. */
export type ServedPin = {
  readonly sampleId: bigint;
  readonly atMs: number;
  /** Numbers from 0 to 255: the features, which are from 0 to 1, times 255. */
  readonly features: readonly number[];
};

/** Creates and reads the marks by which events say which features their pin had. */
export type ServeMarks = {
  make(features: FeatureVector, at: Date): string;
  /** Returns the contents of a mark; undefined for others, and for marks of another list of features. */
  read(mark: string): ServedPin | undefined;
};

const PREFIX = 'h.';
const MAC_BYTES = 9;
const ID_BYTES = 8;
const TIME_BYTES = 4;
/** The number of a byte for the feature 1. */
export const FEATURE_STEPS = 255;

/** Creates signed marks of 46 characters, which fit into an event. They name neither the viewer nor the pin. */
export function createServeMarks(secret: string): ServeMarks {
  const sign = (body: Buffer): Buffer =>
    createHmac('sha256', secret).update('home mark:').update(body).digest().subarray(0, MAC_BYTES);
  return {
    make(features, at) {
      const head = Buffer.alloc(1 + TIME_BYTES);
      head.writeUInt8(FEATURES_LAYOUT);
      head.writeUInt32BE(Math.trunc(at.getTime() / 1000), 1);
      const steps = Buffer.from(features.map((value) => Math.round(value * FEATURE_STEPS)));
      const body = Buffer.concat([head, randomBytes(ID_BYTES), steps]);
      return PREFIX + Buffer.concat([body, sign(body)]).toString('base64url');
    },
    read(mark) {
      if (!mark.startsWith(PREFIX)) return undefined;
      const bytes = Buffer.from(mark.slice(PREFIX.length), 'base64url');
      const [body, mac] = [bytes.subarray(0, -MAC_BYTES), bytes.subarray(-MAC_BYTES)];
      const steps = body.subarray(1 + TIME_BYTES + ID_BYTES);
      if (steps.length !== FEATURES.length || body[0] !== FEATURES_LAYOUT) return undefined;
      if (!timingSafeEqual(mac, sign(body))) return undefined;
      return {
        sampleId: body.readBigInt64BE(1 + TIME_BYTES),
        atMs: body.readUInt32BE(1) * 1000,
        features: [...steps],
      };
    },
  };
}
