import { buildServer } from './server-build.ts';

await buildServer();
