import { once } from 'node:events';
import { inSnapshot, chainOf } from '../platform/history/audit-chain.ts';
import { StartError } from '../config/start-error.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() =>
  withDatabase(commandConfig(), async (db) => {
    const [tenant = ''] = process.argv.slice(2);
    if (!(await tenantDirectory(db).all()).some(({ id }) => id === tenant))
      throw new StartError(`There is no tenant ${tenant}.`);
    await inSnapshot(db, tenant, async (trx) => {
      for await (const { seq, hash, line } of chainOf(trx, tenant)) {
        const details = line?.details == null ? null : (JSON.parse(line.details) as unknown);
        const text = `${JSON.stringify({ seq, hash: hash.toString('hex'), ...line, details })}\n`;
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      }
    });
  }),
);
