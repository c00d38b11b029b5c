const MICROSECONDS = 1000;

/** Returns a function that tells how much processor time this process has used since, in milliseconds. */
export function measureWork(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / MICROSECONDS;
  };
}
