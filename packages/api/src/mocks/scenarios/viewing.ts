import type { FakeViews } from '../fake-views.ts';
import { someViews } from '../fixtures/views.ts';
import { lists } from './applications.ts';
import { viewsOf } from './saved-views.ts';
import { scenario } from './scenario.ts';

/** Both lists, and by default two private and three shared views. */
export const viewing = (given: FakeViews = { views: someViews() }) => scenario(lists(), viewsOf(given));
