import { basePaths } from '@portal/api/contract';

const { verification } = basePaths;

/**
 * A path as it is looked for among the routes: those of the verification service are known in any case, as `/Company` and
 * `/company/verify` (OP-206). So names in their braces are lower case, and no id of them hangs on its case.
 */
export const servedPath = (path: string): string => {
  const lower = path.slice(0, verification.length + 1).toLowerCase();
  return lower === `${verification}/` ? path.toLowerCase() : path;
};
