import '../shared/host.css';

// With `?plain` the page has no cards.
if (location.search !== '?plain') void import('./cards');
