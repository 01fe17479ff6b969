import { integrationKey, secretOf } from '../platform/outbound/webhook.ts';
import { settings } from '../config/settings.ts';
import { StartError } from '../config/start-error.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig } from './with-database.ts';

await reportingProblems(() => {
  const secret = secretOf(commandConfig());
  const [tenant, name] = process.argv.slice(2);
  if (tenant === undefined || name === undefined)
    throw new StartError('Give the tenant and the name of the integration.');
  if (secret === undefined) throw new StartError(`${settings.integrationSecret.name} is not set.`);
  process.stdout.write(`${integrationKey(secret, tenant, name).toString('hex')}\n`);
  return Promise.resolve();
});
