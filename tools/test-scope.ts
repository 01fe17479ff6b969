/** True in `pnpm test release`, which also runs what takes long and guards against rare events. */
export const releaseScope = process.env['PORTAL_TESTS'] === 'release';

/** Files that only run in the release scope. */
export const releaseFiles = '**/*.release.test.ts';
