// @boundaries-ignore it is the alias of a version that the app installs
import 'ui-later/styles.css';
// @boundaries-ignore as above
import 'card-later/styles.css';

// @boundaries-ignore as above
export { PinCard } from 'card-later';
