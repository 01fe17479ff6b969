import { verifyAudit, type AuditVerification } from '../platform/history/verify-audit.ts';
import { StartError } from '../config/start-error.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() =>
  withDatabase(commandConfig(), async (db) => {
    const receipts = process.argv.slice(2).map(receiptOf);
    for (const { id } of await tenantDirectory(db).all()) {
      const own = receipts.filter(({ tenant }) => tenant === id);
      const verification = await verifyAudit(db, id, own);
      if (verification.problem !== undefined) process.exitCode = 1;
      process.stdout.write(`${id}: ${[...resultLines(verification)].join('; ')}\n`);
    }
  }),
);

function* resultLines({ tenant, lines, last, pruned, problem }: AuditVerification): Generator<string> {
  if (problem !== undefined) yield problem;
  else yield last ? `${lines} lines, whole` : 'nothing was written down yet';
  if (pruned) yield `lines from before ${pruned.before} were removed (retention ${pruned.days} days)`;
  if (last)
    yield `receipt ${[tenant, last.seq, Buffer.from(last.hash).toString('hex'), last.at ?? []].flat().join(':')}`;
}

/** Parses a line that an earlier verification printed. */
function receiptOf(text: string) {
  const [, tenant, seq, hash, at] =
    /^([\w-]+):(\d{1,15}):([\da-f]{64})(?::(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z))?$/.exec(text) ?? [];
  if (tenant === undefined || seq === undefined || hash === undefined)
    throw new StartError(`${text} is not a receipt, which has the form tenant:line:hash:time.`);
  return { tenant, seq: Number(seq), hash: Buffer.from(hash, 'hex'), at };
}
