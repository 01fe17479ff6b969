import { verifyAudit, type Receipts } from '../history/audit-chain.ts';
import { StartError } from '../start-error.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() =>
  withDatabase(commandConfig(), async (db) => {
    const receipts = process.argv.slice(2).map(receiptOf);
    for (const { id } of await tenantDirectory(db).all()) {
      const own: Receipts = receipts.filter(({ tenant }) => tenant === id);
      const { lines, last, problem } = await verifyAudit(db, id, own);
      if (problem !== undefined) {
        process.exitCode = 1;
        process.stdout.write(`${id}: ${problem}\n`);
      } else if (last)
        process.stdout.write(
          `${id}: ${lines} lines, whole; receipt ${id}:${last.seq}:${Buffer.from(last.hash).toString('hex')}\n`,
        );
      else process.stdout.write(`${id}: nothing was written down yet\n`);
    }
  }),
);

/** A link as an earlier verification said it. */
function receiptOf(text: string) {
  const [, tenant, seq, hash] = /^([\w-]+):(\d{1,15}):([\da-f]{64})$/.exec(text) ?? [];
  if (tenant === undefined || seq === undefined || hash === undefined)
    throw new StartError(`${text} is no receipt; one reads tenant:line:hash.`);
  return { tenant, seq: Number(seq), hash: Buffer.from(hash, 'hex') };
}
