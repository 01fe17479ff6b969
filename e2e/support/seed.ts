import { mkdirSync, rmSync } from 'node:fs';
import { seededFolder, startServer } from './server.ts';

/** Starts the server once on an empty folder, so that the tests copy what it seeded. */
export default async function seed(): Promise<void> {
  rmSync(seededFolder, { recursive: true, force: true });
  mkdirSync(seededFolder, { recursive: true, mode: 0o700 });
  const server = await startServer({ PORTAL_DATA_DIR: seededFolder, DATABASE_URL: '' });
  await server.stop();
}
