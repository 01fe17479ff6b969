import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ComparisonJob } from './compare.ts';
import { readJob } from './run-playwright.ts';
import { launchOptions, windowOptions } from './workbench.ts';

const folder = process.env['PORTAL_REVIEW_JOB'] ?? '';
const { report, title = '', base = '' } = readJob<Partial<ComparisonJob>>();

/** Not tests of the product: `picture.run.ts` makes pictures of the states, and `compare.run.ts` compares them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.run.ts',
  fullyParallel: true,
  outputDir: join(folder, 'output'),
  snapshotPathTemplate: join(base, '{arg}{ext}'),
  updateSnapshots: 'none',
  reporter: [
    ['json'],
    ...(report === undefined
      ? []
      : [['html', { outputFolder: report, open: 'never', title, noSnippets: true }] as const]),
  ],
  use: { ...windowOptions, launchOptions: launchOptions() },
});
