import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DESCRIPTOR_BITS } from './image-descriptor.ts';

/** An image model of the operator, whose embeddings take the place of the built-in descriptors (SR-12). */
export type Embedder = {
  /** Identifies the file of the model: 12 hexadecimal digits. */
  readonly model: string;
  /** The side of the square that it reads, in pixels. */
  readonly side: number;
  /** Computes the descriptor of a square from its RGB bytes. */
  describe(rgb: Uint8Array): Promise<string>;
};

/** The result of opening a model: a reason says what to do. */
export type EmbedderResult =
  | { readonly ok: true; readonly embedder: Embedder }
  | { readonly ok: false; readonly reason: string };

type Tensor = { readonly dims: readonly number[]; readonly data: unknown };
type Session = {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  readonly inputMetadata: readonly {
    readonly isTensor: boolean;
    readonly shape?: readonly (number | string)[];
  }[];
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
};
/** The part of `onnxruntime-node` that is used. */
type Runtime = {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
};

const PACKAGE = 'onnxruntime-node';
/** The side of the square of a model that reads any size. */
const DEFAULT_SIDE = 224;
/** The mean and the deviation of the channels of ImageNet, by which image models are trained. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/**
 * Opens a model in the ONNX format by `onnxruntime-node`, which is looked for beside the model and then among the packages of the
 * site. The model reads one image of three channels and returns one embedding. Never throws: the site works without it.
 */
export async function openEmbedder(path: string): Promise<EmbedderResult> {
  const runtime = loadRuntime(path);
  if (!runtime) {
    const reason = `The package ${PACKAGE} is not installed. Run \`npm install --ignore-scripts ${PACKAGE}\` in the folder of the model.`;
    return { ok: false, reason };
  }
  try {
    const bytes = await readFile(path);
    const session = await runtime.InferenceSession.create(bytes, { intraOpNumThreads: 1 });
    const layout = layoutOf(session);
    if (!layout) return { ok: false, reason: `The model ${path} does not read one image of three channels.` };
    const model = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const describe = async (rgb: Uint8Array): Promise<string> =>
      signsOf(await embed({ runtime, session, layout }, rgb));
    // A model of another kind fails here and not at the first upload.
    await describe(new Uint8Array(layout.side * layout.side * 3));
    return { ok: true, embedder: { model, side: layout.side, describe } };
  } catch (error) {
    return { ok: false, reason: `The model ${path} cannot be used: ${messageOf(error)}` };
  }
}

function loadRuntime(path: string): Runtime | undefined {
  for (const from of [path, import.meta.filename])
    try {
      return createRequire(from)(PACKAGE) as Runtime;
    } catch {
      // It is optional, and may be at the other place.
    }
  return undefined;
}

/** The shape of the input of a model. */
type Layout = { readonly side: number; readonly isChannelsFirst: boolean };

function layoutOf({ inputNames, inputMetadata }: Session): Layout | undefined {
  const shape = inputMetadata[0]?.shape;
  if (inputNames.length !== 1 || shape?.length !== 4) return undefined;
  const isChannelsFirst = shape[1] === 3;
  if (!isChannelsFirst && shape[3] !== 3) return undefined;
  const height = shape[isChannelsFirst ? 2 : 1];
  return { side: typeof height === 'number' && height > 0 ? height : DEFAULT_SIDE, isChannelsFirst };
}

async function embed(
  {
    runtime,
    session,
    layout,
  }: { readonly runtime: Runtime; readonly session: Session; readonly layout: Layout },
  rgb: Uint8Array,
): Promise<Float32Array> {
  const { side, isChannelsFirst } = layout;
  const pixels = side * side;
  const input = new Float32Array(pixels * 3);
  for (let at = 0; at < input.length; at += 1) {
    const channel = at % 3;
    const value = ((rgb[at] ?? 0) / 255 - (MEAN[channel] ?? 0)) / (DEVIATION[channel] ?? 1);
    input[isChannelsFirst ? channel * pixels + Math.floor(at / 3) : at] = value;
  }
  const dims = isChannelsFirst ? [1, 3, side, side] : [1, side, side, 3];
  const output = await session.run({
    [session.inputNames[0] ?? '']: new runtime.Tensor('float32', input, dims),
  });
  const data = output[session.outputNames[0] ?? '']?.data;
  if (!(data instanceof Float32Array) || data.length < 2 || !data.every(Number.isFinite))
    throw new TypeError('its first output is no list of numbers.');
  return data;
}

/**
 * Returns the signs of the projections of an embedding on 384 directions, the same for all processes: the share of differing
 * bits of two embeddings is about their angle (Charikar, "Similarity Estimation Techniques from Rounding Algorithms", 2002). The mean of
 * the values is subtracted, because many models have positive values only.
 */
function signsOf(embedding: Float32Array): string {
  const mean = embedding.reduce((sum, value) => sum + value, 0) / embedding.length;
  const directions = directionsOf(embedding.length);
  let bits = '';
  for (let bit = 0; bit < DESCRIPTOR_BITS; bit += 1) {
    let sum = 0;
    for (let at = 0; at < embedding.length; at += 1) {
      const place = bit * embedding.length + at;
      const isPositive = ((directions[place >> 3] ?? 0) >> (place & 7)) & 1;
      sum += ((embedding[at] ?? 0) - mean) * (isPositive === 1 ? 1 : -1);
    }
    bits += sum > 0 ? '1' : '0';
  }
  return bits;
}

const known = new Map<number, Buffer>();

/** Returns 384 directions of values 1 and -1, as bits. */
function directionsOf(length: number): Buffer {
  const made = known.get(length);
  if (made) return made;
  const outputLength = Math.ceil((DESCRIPTOR_BITS * length) / 8);
  const directions = createHash('shake256', { outputLength }).update('pegboard image embeddings').digest();
  known.set(length, directions);
  return directions;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
