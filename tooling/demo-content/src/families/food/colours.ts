/** The colors of crust, cream, tomatoes, berries and chocolate. */
export const [CRUST, CREAM, RED, BERRY, BROWN] = [
  '#dba253',
  '#fff5e2',
  '#d64a3a',
  '#47508f',
  '#5e3727',
] as const;

/** The greens of herbs and salad leaves. */
export const GREENS = ['#5f8f3c', '#86ad55', '#4a7b42', '#a9c46c', '#6d9a47'] as const;
