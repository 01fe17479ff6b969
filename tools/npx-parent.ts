import { spawnSync } from 'node:child_process';

/**
 * Ends this process with SIGTERM after the npx that started it has ended. npx forwards no signal, so a script that
 * stops it would leave the server running. Does nothing without npx, or where `ps` is missing.
 */
export function endWithNpx(): void {
  const npx = npxAbove(process.ppid);
  if (npx === undefined) return;
  setInterval(() => {
    if (!isRunning(npx)) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** The closest ancestor that is npx, which calls itself `npm exec`. */
function npxAbove(pid: number): number | undefined {
  const [, parent, command = ''] =
    /^\s*(\d+)\s(.*)/.exec(
      spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).stdout,
    ) ?? [];
  if (/\bnpx\b|\bnpm exec\b/.test(command)) return pid;
  return Number(parent) > 1 ? npxAbove(Number(parent)) : undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
