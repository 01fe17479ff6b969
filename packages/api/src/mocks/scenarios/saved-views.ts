import {
  countSavedViews,
  deleteView,
  getSavedView,
  listSavedViews,
  restoreView,
  saveView,
  setDefaultView,
} from '../../contract/index.ts';
import { fakeViews, type FakeViews } from '../fake-views.ts';
import { aViewDefinition, viewIdOf } from '../fixtures/views.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The calls of saved views. What is saved, deleted or made the default is seen by later calls. */
export function viewsOf(given?: FakeViews) {
  const fake = fakeViews(given);
  const params = { viewId: viewIdOf(1) };
  return scenario(
    mock(listSavedViews, {}, fake.list),
    mock(getSavedView, { params }, ({ params: { viewId } }) => fake.get(viewId)),
    mock(countSavedViews, {}, fake.counts),
    mock(
      saveView,
      { body: { Name: 'Stuck in review', Scope: 'all', Shared: false, Definition: aViewDefinition() } },
      ({ body }) => fake.save(body as Parameters<typeof fake.save>[0]),
    ),
    mock(deleteView, { params, body: { Version: 1 } }, ({ params: { viewId } }) => fake.remove(viewId)),
    mock(restoreView, { params }, ({ params: { viewId } }) => fake.restore(viewId)),
    mock(setDefaultView, { body: { Scope: 'all', Id: null, Everybody: false } }, ({ body }) =>
      fake.setDefault(body as Parameters<typeof fake.setDefault>[0]),
    ),
  );
}
