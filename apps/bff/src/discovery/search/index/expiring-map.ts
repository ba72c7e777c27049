/** A map of limited size whose entries are valid for a time. */
export class ExpiringMap<Key, Value> {
  readonly #entries = new Map<Key, { readonly value: Value; readonly until: number }>();
  readonly #size: number;
  readonly #ms: number;

  constructor(size: number, ms: number) {
    this.#size = size;
    this.#ms = ms;
  }

  /** Returns a value that is still valid. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.until > performance.now() ? entry.value : undefined;
  }

  /** Stores a value; the oldest one makes room. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#size) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, { value, until: performance.now() + this.#ms });
  }
}
