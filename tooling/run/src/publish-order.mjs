/** @typedef {{ readonly name: string, readonly dependencies?: Readonly<Record<string, string>> }} Publishable */

/**
 * Returns packages so that each comes after those that it depends on, otherwise by name: a version in the registry then
 * never depends on one that is not there yet.
 * @template {Publishable} T
 * @param {readonly T[]} packages
 * @returns {T[]}
 */
export const publishOrder = (packages) => {
  const byName = new Map(packages.map((one) => [one.name, one]));
  /** @type {Set<T>} */
  const ordered = new Set();
  /** @param {T} one @param {readonly string[]} path */
  const add = (one, path) => {
    if (path.includes(one.name))
      throw new Error(`Packages depend on each other: ${[...path, one.name].join(', ')}`);
    for (const name of Object.keys(one.dependencies ?? {}).toSorted()) {
      const dependency = byName.get(name);
      if (dependency !== undefined) add(dependency, [...path, one.name]);
    }
    ordered.add(one);
  };
  for (const one of packages.toSorted((a, b) => a.name.localeCompare(b.name))) add(one, []);
  return [...ordered];
};
