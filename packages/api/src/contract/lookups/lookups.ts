import * as v from 'valibot';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { options, text } from '../wire.ts';

/** All assignees can be used as a filter. Only assignable ones can be assigned (OP-133). */
export const listAssignees = endpoint({
  id: 'C14',
  path: '/account/assignees',
  needs: 'signedIn',
  reply: v.array(v.object({ Name: text, Value: text, Assignable: v.boolean() })),
});

/** A list of options for every user. @__NO_SIDE_EFFECTS__ */
const optionList = <const Path extends string>(id: Endpoint['id'], path: Path) =>
  endpoint({ id, path, needs: 'signedIn', reply: options });

export const listLabels = optionList('C45', '/label/list');
/** Shown as tags. */
export const listSystemLabels = optionList('C46', '/label/system/list');
export const listSubBrands = optionList('C55', '/subbrand/list');
export const listProducts = optionList('C56', '/product/list');
