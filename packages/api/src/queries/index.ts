export { applicationQueries, listEndpoint, type ListScope } from './applications.ts';
export { CallFailed, failureOf } from './call-failed.ts';
export { configurationQueries } from './configuration.ts';
export { createQueryClient } from './create-query-client.ts';
export { keyOf, queryOf } from './query-of.ts';
