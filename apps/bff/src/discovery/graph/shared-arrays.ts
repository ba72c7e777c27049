/** Creates an array in memory that threads can share. */
export function sharedUint32(length: number): Uint32Array<SharedArrayBuffer> {
  return new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT));
}

/** Creates an array in memory that threads can share. */
export function sharedUint16(length: number): Uint16Array<SharedArrayBuffer> {
  return new Uint16Array(new SharedArrayBuffer(length * Uint16Array.BYTES_PER_ELEMENT));
}

/** Returns the length to which an array grows that needs room for `length` elements: an eighth more. */
export function grownLength(length: number): number {
  return length + Math.max(64, length >> 3);
}

/** Returns an array with room for `length` elements: the same if it has, else a larger one with its elements. */
export function ensureUint32(
  array: Uint32Array<SharedArrayBuffer>,
  length: number,
): Uint32Array<SharedArrayBuffer> {
  if (length <= array.length) return array;
  const larger = sharedUint32(grownLength(length));
  larger.set(array);
  return larger;
}

/** Returns an array with room for `length` elements: the same if it has, else a larger one with its elements. */
export function ensureUint16(
  array: Uint16Array<SharedArrayBuffer>,
  length: number,
): Uint16Array<SharedArrayBuffer> {
  if (length <= array.length) return array;
  const larger = sharedUint16(grownLength(length));
  larger.set(array);
  return larger;
}

/** A list of 32-bit numbers that grows, used while a graph is built. */
export class NumberList {
  #values = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** Returns the values, without a copy. */
  values(): Uint32Array {
    return this.#values.subarray(0, this.#length);
  }

  /** The values and the room behind them. */
  get room(): Uint32Array {
    return this.#values;
  }
}
