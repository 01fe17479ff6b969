import { ConfigError } from '../config/read-settings.ts';
import { StartError, UsageError } from '../config/start-error.ts';

/** Runs a command; what a person can act on is one sentence and a status, without a stack. */
export async function reportingProblems(work: () => Promise<void>): Promise<void> {
  // What a command makes is for its own user alone.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
