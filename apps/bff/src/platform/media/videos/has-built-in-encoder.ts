/** Returns whether the optional package that decodes and encodes videos is installed. */
export function hasBuiltInEncoder(): boolean {
  try {
    import.meta.resolve('@napi-rs/webcodecs');
    return true;
  } catch {
    return false;
  }
}
