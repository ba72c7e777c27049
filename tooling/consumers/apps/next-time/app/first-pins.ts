import { pins } from './pins';

/** The fifty pins of the first screen. */
export const firstPins = pins.slice(0, 50);
