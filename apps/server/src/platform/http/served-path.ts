import { basePaths } from '@portal/api/contract';

const { verification } = basePaths;

/**
 * The path that is matched against the routes. The paths of the verification service are case-insensitive, as
 * `/Company` and `/company/verify` (OP-206), so their parameters are lower case and their ids must not depend on
 * case.
 */
export const routePath = (path: string): string => {
  const lower = path.slice(0, verification.length + 1).toLowerCase();
  return lower === `${verification}/` ? path.toLowerCase() : path;
};
