import { StartError, UsageError } from '../config/start-error.ts';

/** Runs a command, and reports expected problems as one sentence and an exit status, without a stack trace. */
export async function reportingProblems(work: () => Promise<void>): Promise<void> {
  // Files that a command creates are private to its user.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
