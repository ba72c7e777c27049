import DataLoader from 'dataloader';

/**
 * A DataLoader for lists: `prepare` reads all keys in one batch, and `now` returns loaded values without a
 * promise. A page of pins makes about a hundred lookups, which must be cheap if the value is loaded.
 */
export class Loader<Key, Value> extends DataLoader<Key, Value> {
  readonly #known = new Map<Key, Value>();
  readonly #read: (keys: readonly Key[]) => Promise<readonly Value[]>;

  constructor(read: (keys: readonly Key[]) => Promise<readonly Value[]>) {
    super((keys) => read(keys));
    this.#read = read;
  }

  /** Loads the values of those keys that are not loaded yet: one batch, or none. */
  async prepare(keys: readonly Key[]): Promise<void> {
    const unknown = [...new Set(keys)].filter((key) => !this.#known.has(key));
    if (unknown.length === 0) return;
    const values = await this.#read(unknown);
    for (const [index, key] of unknown.entries()) this.#known.set(key, values[index] as Value);
  }

  /** Returns the value of a key: synchronously if it was prepared, otherwise like `load`. */
  now(key: Key): Value | Promise<Value> {
    return this.#known.has(key) ? (this.#known.get(key) as Value) : super.load(key);
  }

  override load(key: Key): Promise<Value> {
    return Promise.resolve(this.now(key));
  }
}
