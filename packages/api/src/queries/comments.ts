import type { Client } from '../client/index.ts';
import { addComment, getComments, type Reply } from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

/** Milliseconds that comments nobody looks at stay in memory: they hold personal data (security C13). */
const commentsGcTime = 5 * 60_000;

export const commentQueries = (client: Client) => {
  const list = (guid: string) => ({
    ...queryOf(client, getComments, { params: { guid } }),
    gcTime: commentsGcTime,
  });
  return {
    list,

    /** Adds a comment; it stands on top at once, and what others wrote meanwhile is read. */
    add: (guid: string) =>
      changeOf(client, addComment, (Comment: string) => ({ params: { guid }, body: { Comment } }), {
        onSuccess: (added, _text, _before, { client: queryClient }) => {
          queryClient.setQueryData(list(guid).queryKey, (read: Reply<typeof getComments> | undefined) =>
            read?.Comments.some(({ CommentId }) => CommentId === added.CommentId)
              ? read
              : read && { Comments: [added, ...read.Comments] },
          );
        },
      }),
  };
};
