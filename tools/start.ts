import { requireNode } from './node-version.ts';

requireNode();
const [{ buildPortal }, { endWithNpx }] = await Promise.all([
  import('./portal-build.ts'),
  import('./npx-parent.ts'),
]);
if (!process.argv.includes('--check') && !buildPortal()) process.exit(1);
endWithNpx();
await import('../apps/server/src/main.ts');
