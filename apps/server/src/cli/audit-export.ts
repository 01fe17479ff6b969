import { once } from 'node:events';
import { inSnapshot, chainOf } from '../platform/history/audit-chain.ts';
import { requireTenant } from '../tenants/change-tenant.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() =>
  withDatabase(commandConfig(), async (db) => {
    const [tenant = ''] = process.argv.slice(2);
    await requireTenant(db, tenant);
    await inSnapshot(db, tenant, async (trx) => {
      for await (const { seq, hash, line } of chainOf(trx, tenant)) {
        const details = line?.details == null ? null : (JSON.parse(line.details) as unknown);
        const text = `${JSON.stringify({ seq, hash: hash.toString('hex'), ...line, details })}\n`;
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      }
    });
  }),
);
