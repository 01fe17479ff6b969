import { resolve } from 'node:path';
import { originOf, readConfig } from '../config.ts';
import { bringUpToDate } from '../db/bring-up-to-date.ts';
import { connect } from '../db/connect.ts';
import { createOneTimeLink } from '../identity/one-time-link.ts';
import { addTenant } from '../modules/tenants/add-tenant.ts';
import { reportingProblems } from './reporting-problems.ts';

await reportingProblems(async () => {
  const [name = '', host = '', email = ''] = process.argv.slice(2);
  const config = readConfig(process.env, resolve(import.meta.dirname, '../../../..'));
  const db = await connect(config);
  try {
    await bringUpToDate(db);
    const tenant = await addTenant(db, { name, host, email });
    const path = await createOneTimeLink(db, tenant.id, tenant.adminId);
    process.stdout.write(
      `Tenant ${tenant.id} is made. Its administrator signs in once with this link, good for 24 hours:\n${originOf(config, tenant.host)}${path}\n`,
    );
  } finally {
    await db.close();
  }
});
