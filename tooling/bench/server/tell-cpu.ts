/**
 * A preload script of a server: responds to the message `cpu` of its parent process with the used CPU time.
 * The server itself is unchanged.
 */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
process.channel?.unref();
