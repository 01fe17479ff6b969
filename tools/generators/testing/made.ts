import { component } from '../component.ts';
import { endpoint } from '../endpoint.ts';

/** What the generators make of one call each. */
export const made = {
  'a component': component('info-card'),
  'a component with logic': component('info-card', { logic: true }),
  'an endpoint with an open guard': endpoint('users/list-widgets', 'C98', 'GET', '/widget/list', 'signedIn'),
  'an endpoint with a claim': endpoint('users/add-widget', 'C99', 'POST', '/widget/{id}', 'userManagement'),
};
