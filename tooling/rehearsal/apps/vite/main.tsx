import '../shared/host.css';

// With `?plain` the page is as it was before there were cards.
if (location.search !== '?plain') void import('./cards');
