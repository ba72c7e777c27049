export { sampleFeatureMessages, type SampleFeatureMessages } from './messages.ts';
export { pinTitles, type PinTitle } from './model/pin-titles.ts';
export { SampleFeature, type SampleFeatureProps } from './sample-feature.tsx';
