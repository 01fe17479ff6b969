import type { Client } from '../client/index.ts';
import { addComment, getComments, type Reply } from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

export const commentQueries = (client: Client) => {
  const list = (guid: string) => queryOf(client, getComments, { params: { guid } });
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
