/**
 * Loaded into a server before its own code: answers the message `cpu` of the process that started it with the CPU time
 * that it has used. The server itself is left as it is.
 */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
process.channel?.unref();
