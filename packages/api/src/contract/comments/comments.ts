import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { cleanLines, typedLines } from '../text.ts';
import { looseNumber, text, unixSeconds } from '../wire.ts';

/** Maximum length of a comment, in characters of its cleaned text (OP-152). */
export const commentMaximumLength = 500;

/** Why a text is not a valid comment. Undefined if it is valid. */
export function commentError(written: string): string | undefined {
  const { length } = cleanLines(written);
  if (length === 0) return 'Empty comment cannot be saved.';
  return length > commentMaximumLength
    ? `Comment cannot be longer than ${commentMaximumLength} characters.`
    : undefined;
}

const comment = v.object({
  CommentId: looseNumber,
  /** Author of the comment. */
  UserDisplayName: text,
  /** Plain text with line breaks, never markup. */
  Comment: text,
  CommentTimestamp: unixSeconds,
});
export type Comment = v.InferOutput<typeof comment>;

/** Lists the comments of an application, newest first (OP-152). */
export const getComments = endpoint({
  id: 'C53',
  path: '/comment/{guid}',
  needs: Permission.commentsView,
  reply: v.object({ Comments: v.array(comment) }),
});

/** Stores a comment, cleaned, and returns it. Other back ends may return nothing. */
export const addComment = endpoint({
  id: 'C54',
  method: 'POST',
  path: '/comment/{guid}',
  needs: Permission.commentAdd,
  idempotent: true,
  invalidates: { settled: [getComments] },
  body: v.strictObject({
    Comment: typedLines(commentMaximumLength, 1),
  }),
  reply: v.optional(comment),
});
