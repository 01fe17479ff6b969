import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Trx } from '../platform/db/connect.ts';
import { withLiterals } from '../platform/db/literals.ts';
import type { Schema } from '../platform/db/schema.ts';

/** PostgreSQL's execution of one statement. */
export interface Explained {
  readonly text: string;
  /** Milliseconds of execution; planning is done once per connection and text. */
  readonly ms: number;
  /** Accessed pages, cached or not. */
  readonly buffers: number;
  /** Kinds of the plan's nodes, as in `Index Scan`. */
  readonly nodes: readonly string[];
}

export interface Explainer {
  /** Runs the work in the tenant, then explains each statement that it sent. */
  explain(tenant: string, work: (trx: Trx) => Promise<unknown>): Promise<readonly Explained[]>;
  /** Runs the work in the tenant. */
  visit<T>(tenant: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An explainer of a database that was just filled. Plans need its statistics and its visibility map. */
export async function explainerOfFilled(databaseUrl: string): Promise<Explainer> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query('vacuum analyze');
  await admin.end();
  return explainerOf(databaseUrl);
}

/** Explains statements as the application's role sends them to PostgreSQL. */
function explainerOf(databaseUrl: string): Explainer {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'query') sent.push(event.query);
    },
  });
  const visit: Explainer['visit'] = (tenant, work) =>
    db.transaction().execute(async (trx) => {
      await sql`select set_config('role', 'portal_app', true), set_config('portal.tenant', ${tenant}, true),
        set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(trx);
      return work(trx);
    });
  return {
    visit,
    explain: (tenant, work) =>
      visit(tenant, async (trx) => {
        sent.length = 0;
        await work(trx);
        const explained: Explained[] = [];
        for (const query of sent.splice(0).filter(({ sql: text }) => !text.includes('plan_cache_mode')))
          explained.push(await explainedAs(trx, query));
        return explained;
      }),
    close: () => db.destroy(),
  };
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly Plans?: readonly PlanNode[];
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

interface Answer {
  readonly Plan: PlanNode;
  readonly 'Execution Time': number;
}

async function explainedAs(trx: Trx, query: CompiledQuery): Promise<Explained> {
  await sql.raw(`prepare explained as ${query.sql}`).execute(trx);
  const values = query.parameters.map((value) => sql`${value}`);
  const run = withLiterals(sql`execute explained ${values.length > 0 ? sql`(${sql.join(values)})` : sql``}`);
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': readonly Answer[] }>(`explain (analyze, buffers, timing off, format json) ${run}`)
    .execute(trx);
  await sql.raw('deallocate explained').execute(trx);
  const [answer] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!answer) throw new Error('The statement has no plan.');
  const { Plan } = answer;
  return {
    text: query.sql,
    ms: answer['Execution Time'],
    buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
    nodes: nodesOf(Plan),
  };
}

const nodesOf = (plan: PlanNode): string[] => [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodesOf)];
