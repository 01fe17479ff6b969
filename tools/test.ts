import { requireNode } from './node-version.ts';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';

requireNode();

/** Every check; with `--without-browser` those that need no Chromium. */
await runSteps(process.argv.includes('--without-browser') ? steps.filter((step) => !step.browser) : steps);
