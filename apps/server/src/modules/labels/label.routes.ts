import { addLabel } from '@portal/api/contract';
import { route, type Routes } from '../../platform/http/route.ts';
import { add } from './label.service.ts';

export const labelRoutes: Routes = (app, deps) => {
  route(app, deps, addLabel, ({ trx, person, body }) => add(trx, person, body.LabelText));
};
