import type { PluginTransformQueryArgs } from 'kysely';
import type { Database } from '../platform/db/connect.ts';

/** The same database, whose tenants' transactions each get an observer of their statements. */
export const observeStatements = (
  db: Database,
  observerOf: () => (statement: PluginTransformQueryArgs) => void,
): Database => ({
  ...db,
  inTenant: (tenant, work) =>
    db.inTenant(tenant, (trx) => {
      const observe = observerOf();
      return work(
        trx.withPlugin({
          transformQuery: (statement) => {
            observe(statement);
            return statement.node;
          },
          transformResult: ({ result }) => Promise.resolve(result),
        }) as typeof trx,
      );
    }),
});
