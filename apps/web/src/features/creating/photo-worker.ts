import '@pegboard/pin-builder/photo-worker';
