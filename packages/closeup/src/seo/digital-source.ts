/** The schema.org terms of the sixteen media origins by label code (§3); one code has no term. */
const DIGITAL_SOURCES: readonly (string | undefined)[] = [
  'DigitalCapture',
  'NegativeFilm',
  'PositiveFilm',
  'Print',
  'MinorHumanEdits',
  'CompositeCapture',
  'AlgorithmicallyEnhanced',
  'DataDrivenMedia',
  'DigitalArt',
  'VirtualRecording',
  'CompositeSynthetic',
  'TrainedAlgorithmicMedia',
  'CompositeWithTrainedAlgorithmicMedia',
  'AlgorithmicMedia',
  undefined,
  'CompositeWithTrainedAlgorithmicMedia',
];

/** Returns the schema.org term of a medium's origin; undefined if unknown. */
export function digitalSource(code: number | null | undefined): string | undefined {
  const name = DIGITAL_SOURCES[code ?? -1];
  return name && `https://schema.org/${name}DigitalSource`;
}
