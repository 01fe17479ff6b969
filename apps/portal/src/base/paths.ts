import { pages, publicPaths } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';

const withoutParameters = (path: string) => path.replace(/(?<=.)\/:.*/, '');

/** Address of every dashboard page without its parameters. */
const bases = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, withoutParameters(path)]),
) as Readonly<Record<keyof typeof pages, string>>;

/** Addresses of the pages. Screens build addresses only with these. */
export const hrefs = {
  ...bases,
  timeout: publicPaths.timeout,
  tenantNotFound: publicPaths.tenantNotFound,
  federated: '/federated',
  list: (scope: ListScope) => (scope === 'my' ? '/list' : '/list/all'),
  /** `from` decides to which list Back returns. */
  application: (id: number, from: ListScope) => `/application/${id}?from=${from}`,
  /** The id is `V` and a number. */
  verification: (id: string) => `/verifications/${id}`,
};
