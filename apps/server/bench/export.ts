import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { middle } from './percentile.ts';

export interface ExportBench {
  /** Address of the filled database. */
  readonly databaseUrl: string;
  /** Origin of the server, which runs in this process. */
  readonly origin: string;
  readonly token: string;
  /** Tenant whose whole list is exported. Default harbour. */
  readonly tenant?: string;
  readonly rounds?: number;
}

export interface ExportFigures {
  readonly rows: number;
  /** Rows a second of COPY with the table's own columns, unformatted, unsorted, thrown away. */
  readonly copy: number;
  /** Rows a second of the export through HTTP. */
  readonly exported: number;
  /** `exported` to `copy`. */
  readonly ratio: number;
  /** Most that this process grew by while a file went out, after a first one; megabytes. */
  readonly grown: number;
}

/** Least share of COPY, and most growth in megabytes, that an export may have. */
export const exportGoals = { ratio: 0.8, grown: 20 };

const columns = `id, primary_email, client_name, created_at, owner_name, percentage_complete, docs_required, status, label,
  system_label, external_id, completed_at, assignee_name, last_document_at, document_count, language, promo_code, mode,
  account_number, application_type, user_upload_count, sub_brand, products, account_name, investment_amount`;

/** Takes turns, so that whatever else the machine does falls on both. */
export async function measureExport(bench: ExportBench): Promise<ExportFigures> {
  const { rounds = 3, tenant = 'harbour' } = bench;
  const copies: number[] = [];
  const exports: number[] = [];
  let rows = 0;
  let grown = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const copied = await bareCopy(bench.databaseUrl, tenant);
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 20);
    const drained = await drain(`${bench.origin}/api/application/export/all`, bench.token);
    clearInterval(watch);
    if (drained.lines !== drained.rows + 1) throw new Error('The export is not whole.');
    if (round === 0) continue;
    rows = drained.rows;
    copies.push(copied);
    exports.push(drained.rows / (drained.ms / 1000));
    grown = Math.max(grown, (peak - before) / 1_048_576);
  }
  const [copy, exported] = [middle(copies), middle(exports)];
  return { rows, copy, exported, ratio: exported / copy, grown };
}

async function bareCopy(databaseUrl: string, tenant: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const start = performance.now();
  const stream = client.query(
    copyTo(
      `copy (select ${columns} from application where tenant_id = ${pg.escapeLiteral(tenant)}
        and status <> 'Cancelled') to stdout with (format csv)`,
    ),
  );
  for await (const part of stream) void part;
  const rate = stream.rowCount / ((performance.now() - start) / 1000);
  await client.end();
  return rate;
}

interface Drained {
  readonly status: number;
  readonly bytes: number;
  readonly lines: number;
  readonly rows: number;
  readonly ms: number;
}

export async function drain(address: string, token: string): Promise<Drained> {
  const program = join(import.meta.dirname, 'drain.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, token]);
  const drained = JSON.parse(stdout) as Drained;
  if (drained.status !== 200) throw new Error(`The file was not given: ${stdout}`);
  return drained;
}
