import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

/** Empties the search text of each stored view that contains the email address or the full name of an application's client (VIEWS-067). */
export async function forgetSearches(trx: Trx, applicationId: number): Promise<void> {
  await sql`update saved_view set definition = jsonb_set(definition, '{Q}', 'null')
    from application where application.id = ${applicationId}
      and (position(fold_text(nullif(primary_email, '')) in fold_text(definition->>'Q')) > 0
        or position(fold_text(nullif(client_name, '')) in fold_text(definition->>'Q')) > 0)`.execute(trx);
}
