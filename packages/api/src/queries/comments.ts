import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import { addComment, getComments, type Reply } from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

/** Milliseconds for which unused comments stay in memory. Short, because they contain personal data. */
const commentsGcTime = 5 * 60_000;

export const commentQueries = (client: Client) => {
  const list = (guid: string) =>
    queryOptions({ ...queryOf(client, getComments, { params: { guid } }), gcTime: commentsGcTime });
  return {
    list,

    /** Adds a comment. It is shown first at once. The list is then refetched with the comments of other users. */
    add: (guid: string) =>
      changeOf(client, addComment, (Comment: string) => ({ params: { guid }, body: { Comment } }), {
        onSuccess: (added, _text, _before, { client: queryClient }) => {
          if (!added) return;
          queryClient.setQueryData(list(guid).queryKey, (read: Reply<typeof getComments> | undefined) =>
            read?.Comments.some(({ CommentId }) => CommentId === added.CommentId)
              ? read
              : read && { Comments: [added, ...read.Comments] },
          );
        },
      }),
  };
};
