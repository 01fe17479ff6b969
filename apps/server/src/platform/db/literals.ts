import { createQueryId, PostgresQueryCompiler, type RawBuilder } from 'kysely';
import pg from 'pg';

class LiteralCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.append(literal(value));
  }
}

/** The text of a query with its values as literals, for utility statements such as COPY, which take no parameters. */
export const withLiterals = (query: RawBuilder<unknown>): string =>
  new LiteralCompiler().compileQuery(query.toOperationNode(), createQueryId()).sql;

/** A value as a PostgreSQL literal; safe whatever `standard_conforming_strings` says. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`;
  throw new Error(`There is no literal for a value of type ${typeof value}.`);
}
