import type { Comment } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { seconds } from '../../platform/unix-seconds.ts';

const onTheWire = [
  'id as CommentId',
  'author_name as UserDisplayName',
  'text as Comment',
  seconds<number>('written_at').as('CommentTimestamp'),
] as const;

/** The comments of an application, newest first (OP-152). */
export const commentsOf = (trx: Trx, application: number): Promise<Comment[]> =>
  trx
    .selectFrom('application_comment')
    .select(onTheWire)
    .where('application_id', '=', application)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const storeComment = (trx: Trx, person: Person, application: number, text: string): Promise<Comment> =>
  trx
    .insertInto('application_comment')
    .values({
      tenant_id: person.tenant,
      application_id: application,
      author_global_id: person.globalId,
      author_name: person.displayName,
      text,
      written_at: sql`clock_timestamp()`,
    })
    .returning(onTheWire)
    .executeTakeFirstOrThrow();
