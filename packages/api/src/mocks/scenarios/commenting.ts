import { addComment, getComments, type Comment } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { now } from '../fixtures/clock.ts';
import { someComments } from '../fixtures/comments.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The comments of an application. A saved comment is returned first. */
export const commenting = (written: readonly Comment[] = someComments, guid = guidOf(1001)) => {
  let comments = written;
  return scenario(
    mock(getComments, { params: { guid } }, () => ({ Comments: [...comments] })),
    mock(addComment, { params: { guid }, body: { Comment: 'Hi' } }, ({ body }) => {
      const added = {
        CommentId: comments.length + 1,
        UserDisplayName: 'Fiona Full',
        Comment: (body as { Comment: string }).Comment,
        CommentTimestamp: Math.floor(now.getTime() / 1000),
      };
      comments = [added, ...comments];
      return added;
    }),
  );
};
