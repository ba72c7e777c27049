/**
 * A preload script of a server: responds to the message `cpu` of its parent process with the used CPU time.
 * The server itself is unchanged. Processes that it forks do not load the script: they would end when they are idle.
 */
process.execArgv.splice(process.execArgv.indexOf('--import'), 2);
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
process.channel?.unref();
