import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { fileChunkContext, type Sealer } from '../../platform/db/sealer.ts';

const files = ['trust-deed-certified.pdf', 'bank-statement.pdf', 'licence-front.png', 'rates-notice.pdf'];

/** Gives every demo document of a tenant content that matches its name, from a few small files. */
export async function storeDemoFiles(trx: Trx, sealer: Sealer, tenant: string): Promise<void> {
  for (const file of files) {
    const bytes = readFileSync(join(import.meta.dirname, 'documents', file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const documents = sql`from application_document where tenant_id = ${tenant} and file_name = ${file}`;
    await sql`insert into stored_file (id, tenant_id, application_id, size, sha256, kept, created_at)
      select lab_docs_id::uuid, tenant_id, application_id, ${bytes.length}::bigint, ${sha256}, true, uploaded_at
      ${documents}`.execute(trx);
    const { rows } = await sql<{ id: string }>`select lab_docs_id as id ${documents}`.execute(trx);
    const chunks = rows.map(({ id }) => ({
      tenant_id: tenant,
      file_id: id,
      position: 0,
      bytes: `\\x${sealer.seal(bytes, fileChunkContext(tenant, id, 0)).toString('hex')}`,
    }));
    await insertRows(trx, 'stored_file_chunk', chunks);
  }
  await sql`update application_document set file_id = lab_docs_id::uuid where tenant_id = ${tenant}`.execute(
    trx,
  );
}
