import { pages, publicPaths } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';

const withoutParameters = (path: string) => path.replace(/(?<=.)\/:.*/, '');

/** The address of every page of the dashboard without its parameters. */
const bases = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, withoutParameters(path)]),
) as Readonly<Record<keyof typeof pages, string>>;

/** Addresses of the pages. Screens build addresses with these, never by hand. */
export const hrefs = {
  ...bases,
  timeout: publicPaths.timeout,
  tenantNotFound: publicPaths.tenantNotFound,
  federated: '/federated',
  list: (scope: ListScope) => (scope === 'my' ? '/list' : '/list/all'),
  /** `from` decides which list Back returns to. */
  application: (id: number, from: ListScope) => `/application/${id}?from=${from}`,
  /** By its id: `V` and a number. */
  verification: (id: string) => `/verifications/${id}`,
};
