import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { copiedDatabase } from '../../testing/databases.ts';

const server = join(import.meta.dirname, '../../..');

test('the generated column types match the migrations; `pnpm --filter @portal/server tables` regenerates them', async () => {
  // A connection to the template itself would keep other tests from copying it.
  const url = await copiedDatabase(inject('postgresTemplate'));
  const program = join(server, 'node_modules/.bin/kysely-codegen');
  const args = ['--config-file', 'kysely-codegen.json', '--url', url, '--verify'];
  await expect(promisify(execFile)(program, args, { cwd: server })).resolves.toBeDefined();
});
