import {
  getAccountInfo,
  getAllColumns,
  getApplication,
  getBrand,
  getVerification,
  listAllApplications,
  listAudit,
  listCompanyVerifications,
  listMyApplications,
  listUsers,
  pages,
  type Endpoint,
} from '@portal/api/contract';

type PageName = Exclude<keyof typeof pages, 'home'>;

interface Shown {
  /** Its title, in the window and as the heading. */
  readonly title: string;
  /** Content that no other page has. Default: the rows of a list. */
  readonly shows?: string;
  /** What its `prefetch` requests; undefined for a screen without one. */
  readonly first: Endpoint | undefined;
}

type Example<Path> = Path extends `${string}/:id` ? Shown & { readonly id: string } : Shown;

/** An example of each page, as a user with every claim sees it in the demo data. */
const examples: { readonly [Name in PageName]: Example<(typeof pages)[Name]['path']> } = {
  list: { title: 'Applications', first: listMyApplications },
  listAll: { title: 'Applications', first: listAllApplications },
  application: { id: '1002', title: '[1002]', shows: 'Activity feed', first: getApplication },
  admin: { title: 'Tenant Configuration', shows: 'Column configuration', first: getAllColumns },
  brand: { title: 'Brand studio', shows: 'Publish', first: getBrand },
  audit: { title: 'Audit', first: listAudit },
  reports: { title: 'Reports', shows: 'Sample figures', first: undefined },
  users: { title: 'Users', first: listUsers },
  settings: { title: 'Settings', shows: 'Account', first: getAccountInfo },
  verifications: { title: 'Verifications', first: listCompanyVerifications },
  verification: { id: 'V12', title: 'V12', shows: 'Details', first: getVerification },
};

export const examplePages = Object.entries<Shown & { readonly id?: string }>(examples).map(
  ([name, { id = '', shows, ...shown }]) => ({
    ...shown,
    isList: shows === undefined,
    shows: shows ?? /^1 - \d+ of \d+/,
    name: name as PageName,
    address: pages[name as PageName].path.replace(':id', id).replace(/\/:.*/, ''),
  }),
);
