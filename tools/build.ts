import { buildPortal } from './portal-build.ts';

process.exitCode = buildPortal() ? 0 : 1;
