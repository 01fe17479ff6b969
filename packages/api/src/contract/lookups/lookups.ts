import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { options, text } from '../wire.ts';

/** All assignees can be used as a filter. Only assignable ones can be assigned (OP-133). */
export const listAssignees = endpoint({
  id: 'C14',
  method: 'GET',
  path: '/account/assignees',
  needs: 'signedIn',
  reply: v.array(v.object({ Name: text, Value: text, Assignable: v.boolean() })),
});

export const listLabels = endpoint({
  id: 'C45',
  method: 'GET',
  path: '/label/list',
  needs: 'signedIn',
  reply: options,
});

/** Shown as tags. */
export const listSystemLabels = endpoint({
  id: 'C46',
  method: 'GET',
  path: '/label/system/list',
  needs: 'signedIn',
  reply: options,
});

export const listSubBrands = endpoint({
  id: 'C55',
  method: 'GET',
  path: '/subbrand/list',
  needs: 'signedIn',
  reply: options,
});

export const listProducts = endpoint({
  id: 'C56',
  method: 'GET',
  path: '/product/list',
  needs: 'signedIn',
  reply: options,
});
