/** What schema.org calls the sixteen ways in which a medium is made, by the code of its label (§3); one has no name there. */
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

/** How a medium was made, as schema.org names it; undefined when that is not known. */
export function digitalSource(code: number | null | undefined): string | undefined {
  const name = DIGITAL_SOURCES[code ?? -1];
  return name && `https://schema.org/${name}DigitalSource`;
}
