import { requireNode } from './node-version.ts';

requireNode();
const { buildPortal } = await import('./portal-build.ts');
if (!process.argv.includes('--check') && !buildPortal()) process.exit(1);
await import('../apps/server/src/main.ts');
