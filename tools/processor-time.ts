import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
/** Milliseconds between two samples. Shorter processes are not counted. */
const sampleInterval = 500;

/**
 * Measures the processor time of process trees, in seconds by name. A browser that is killed takes the times of its
 * children with it, so they are sampled while they run. Without `/proc` all times are 0.
 */
export class ProcessorTimes {
  readonly #processes = new Map<number, { readonly name: string; seconds: number }>();
  readonly #timer = setInterval(() => this.#sample(), sampleInterval).unref();

  watch(name: string, pid: number): void {
    this.#processes.set(pid, { name, seconds: 0 });
  }

  end(): Readonly<Record<string, number>> {
    clearInterval(this.#timer);
    const sums: Record<string, number> = {};
    for (const { name, seconds } of this.#processes.values()) sums[name] = (sums[name] ?? 0) + seconds;
    return sums;
  }

  #sample() {
    for (const { pid, parent, seconds } of runningProcesses()) {
      const known = this.#processes.get(pid) ?? this.#processes.get(parent);
      if (known) this.#processes.set(pid, { name: known.name, seconds });
    }
  }
}

function runningProcesses() {
  return (attempt(() => readdirSync('/proc')) ?? []).flatMap((entry) => {
    const pid = Number(entry);
    const stat = pid ? attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) : undefined;
    if (stat === undefined) return [];
    // The name before the last bracket can contain anything; fields are numbered as in proc(5), from 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    return [{ pid, parent: field(4), seconds: (field(14) + field(15)) / ticksPerSecond }];
  });
}

/** A process may end while it is read. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A step may take this many times its share. */
const tolerance = 1.5;
/** Seconds. Smaller shares vary too much to be compared. */
const smallestShare = 5;

/**
 * The steps whose share of the run has grown by more than half. A share is compared with that of all other steps, so
 * that neither a slow machine nor a large step hides it.
 *
 * @param shares Seconds of processor time that each step took when it was last measured.
 * @param times Seconds of processor time that each step took now.
 */
export function grownSteps(
  shares: Readonly<Record<string, number>>,
  times: Readonly<Record<string, number>>,
): readonly string[] {
  const names = Object.keys(shares);
  const sum = (of: Readonly<Record<string, number>>) => names.reduce((all, name) => all + (of[name] ?? 0), 0);
  return names.filter((name) => {
    const share = shares[name] ?? 0;
    const time = times[name] ?? 0;
    const speed = (sum(times) - time) / (sum(shares) - share || 1);
    const limit = tolerance * Math.max(share, smallestShare) * speed;
    return time > limit;
  });
}
