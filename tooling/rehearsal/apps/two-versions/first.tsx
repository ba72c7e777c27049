// @boundaries-ignore it is the alias of a version that the app installs
import 'ui-first/styles.css';
// @boundaries-ignore as above
import 'card-first/styles.css';

// @boundaries-ignore as above
export { PinCard } from 'card-first';
