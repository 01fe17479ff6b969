import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { looseNumber, text, unixSeconds } from '../wire.ts';

/** Characters of a comment without the space around it (OP-152). */
export const commentMaximumLength = 500;

/** Why a text cannot be saved as a comment; undefined for one that can. */
export function commentRefusal(written: string): string | undefined {
  const { length } = written.trim();
  if (length === 0) return 'Empty comment cannot be saved.';
  return length > commentMaximumLength
    ? `Comment cannot be longer than ${commentMaximumLength} characters.`
    : undefined;
}

const comment = v.object({
  CommentId: looseNumber,
  /** Who wrote it. */
  UserDisplayName: text,
  /** As it was written: text with line breaks, never markup. */
  Comment: text,
  CommentTimestamp: unixSeconds,
});
export type Comment = v.InferOutput<typeof comment>;

/** What people wrote about an application, newest first (OP-152). */
export const getComments = endpoint({
  id: 'C53',
  method: 'GET',
  path: '/comment/{guid}',
  needs: Permission.commentsView,
  reply: v.object({ Comments: v.array(comment) }),
});

/** Stores a comment without the space around it, and answers it. */
export const addComment = endpoint({
  id: 'C54',
  method: 'POST',
  path: '/comment/{guid}',
  needs: Permission.commentAdd,
  idempotent: true,
  invalidates: { answered: [getComments] },
  body: v.strictObject({
    Comment: v.pipe(
      v.string(),
      v.trim(),
      v.check((written) => commentRefusal(written) === undefined),
    ),
  }),
  reply: comment,
});
