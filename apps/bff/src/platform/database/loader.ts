import DataLoader from 'dataloader';

/**
 * A DataLoader for what is read of a whole list: `prepare` reads all of it in one batch, and `now` gives what has been
 * read without a promise. A page of pins asks a hundred times; what need not be waited for costs next to nothing.
 */
export class Loader<Key, Value> extends DataLoader<Key, Value> {
  readonly #known = new Map<Key, Value>();
  readonly #read: (keys: readonly Key[]) => Promise<readonly Value[]>;

  constructor(read: (keys: readonly Key[]) => Promise<readonly Value[]>) {
    super((keys) => read(keys));
    this.#read = read;
  }

  /** Reads the values of these keys that are not known yet: one batch, or none. */
  async prepare(keys: readonly Key[]): Promise<void> {
    const unknown = [...new Set(keys)].filter((key) => !this.#known.has(key));
    if (unknown.length === 0) return;
    const values = await this.#read(unknown);
    for (const [index, key] of unknown.entries()) this.#known.set(key, values[index] as Value);
  }

  /** The value of a key: at once when it was prepared, else as `load` gives it. */
  now(key: Key): Value | Promise<Value> {
    return this.#known.has(key) ? (this.#known.get(key) as Value) : super.load(key);
  }

  override load(key: Key): Promise<Value> {
    return Promise.resolve(this.now(key));
  }
}
