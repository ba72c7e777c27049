export * from './a-board.ts';
export * from './a-pin.ts';
export * from './a-user.ts';
export * from './an-id.ts';
export * from './an-image.ts';
export * from './some-others.ts';
