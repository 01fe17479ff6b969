import { readConfig } from '../../../config/config.ts';
import { connectPostgres } from '../../db/connect.ts';
import { jsonLog } from '../../observability/log.ts';
import { smtpMailer } from '../../outbound/smtp-mailer.ts';
import { tenantDirectory } from '../../../tenants/directory.ts';
import { workersOf } from '../../../operations/workers.ts';
import { startJobs } from '../start-jobs.ts';
import { fastTimings } from './fast-timings.ts';

// A separate process that works off the queue of a database until it is ended.
const config = readConfig(process.env, '/');
const db = connectPostgres(config.databaseUrl ?? '', 3);
const mailer = smtpMailer(new URL(config.smtpUrl ?? ''));
const workers = workersOf({ db, tenants: tenantDirectory(db), config, mailer });
await startJobs(db, { workers, log: jsonLog((line) => process.stderr.write(line)), timings: fastTimings });
process.stdout.write('Working\n');
