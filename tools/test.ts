import { requireNode } from './node-version.ts';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';

requireNode();

/** Every check; with `--sources` those that need nothing else. */
await runSteps(process.argv.includes('--sources') ? steps.filter((step) => !step.needsMore) : steps);
