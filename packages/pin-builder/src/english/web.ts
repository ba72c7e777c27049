import type { WebMessages } from '../messages.ts';
import { FAILED, number } from './format.ts';

/** The texts of the images of a page in American English. */
export const webMessages: WebMessages = {
  title: 'From a web address',
  address: 'Web address',
  read: 'Find images',
  reading: (url) => `Looking for images at ${url}…`,
  choose: (count) => (count === 1 ? 'Choose the image' : `Choose one of ${number.format(count)} images`),
  images: 'Images of the page',
  image: (position) => `Image ${number.format(position)}`,
  size: (width, height) => `${width} × ${height}`,
  sizeUnknown: 'Size not known',
  other: 'Another address',
  error(error) {
    switch (error.kind) {
      case 'address-invalid':
        return 'Enter a web address, such as https://example.com.';
      case 'no-images':
        return 'The page has no images that can be saved. Choose another page, or a file.';
      case 'unreachable':
        return 'The page could not be reached. Check the address, or choose a file.';
      case 'refused':
        return error.words.length === 0
          ? 'The owner of the page does not allow saving from it.'
          : `The owner of the page does not allow saving from it: “${error.words.join(' ')}”`;
      case 'other':
        return error.message || FAILED;
    }
  },
};
