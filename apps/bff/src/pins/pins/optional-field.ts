/** Returns an object with this key, or without it when there is no value. */
export function optionalField<Key extends string, Value>(
  key: Key,
  value: Value | null,
): { readonly [Name in Key]?: Value } {
  return (value === null ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };
}
