import { addComment, getComments } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';
import { commentsOf, storeComment } from './comment.store.ts';

export function commentRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, getComments, async ({ trx, applicationId }) => ({
    Comments: await commentsOf(trx, applicationId),
  }));
  route(app, deps, addComment, ({ trx, person, applicationId, body }) =>
    storeComment(trx, person, applicationId, body.Comment),
  );
}
