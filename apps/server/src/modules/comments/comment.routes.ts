import { addComment, getComments } from '@portal/api/contract';
import { route, type Routes } from '../../platform/http/route.ts';
import { commentsOf, storeComment } from './comment.store.ts';

export const commentRoutes: Routes = (app, deps) => {
  route(app, deps, getComments, async ({ trx, applicationId }) => ({
    Comments: await commentsOf(trx, applicationId),
  }));
  route(app, deps, addComment, ({ trx, person, applicationId, body }) =>
    storeComment(trx, person, applicationId, body.Comment),
  );
};
