import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The value below which this share of all values is; NaN without values. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const middle = (figures: readonly number[]): number => percentile(figures, 0.5);

/** Prints a row of a table. */
export const write = (name: string, ...cells: readonly (string | number)[]): void =>
  void process.stdout.write(
    `${name.padEnd(30)}${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell).padStart(11)).join('')}\n`,
  );

const missed: string[] = [];

export function checkAtMost(name: string, value: number, goal: number): void {
  if (!(value <= goal)) missed.push(`${name}: ${value.toFixed(2)} instead of ${goal} at most`);
}

/** Prints the missed goals, and sets the exit status. */
export function reportMissed(): void {
  if (missed.length === 0) return;
  process.stderr.write(`\nMissed:\n${missed.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = 1;
}

/** The largest memory growth of this process in megabytes during the work. */
export async function growthDuring<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const result = await work();
  clearInterval(watch);
  return [result, (peak - before) / 1_048_576];
}

/** Downloads a file with curl, so that the cost is not measured in this process. */
export async function drain(address: string, token: string) {
  const wanted = '%{size_download} %header{x-total-rows} %{time_total}';
  const options = ['-sfo', '/dev/null', '-w', wanted, '-H', `authorization: Bearer ${token}`, address];
  const { stdout } = await promisify(execFile)('curl', options);
  const [bytes = 0, rows = 0, seconds = 0] = stdout.split(' ').map(Number);
  return { bytes, rows, ms: seconds * 1000 };
}
