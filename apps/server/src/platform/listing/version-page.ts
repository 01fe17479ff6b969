import type { PageRequest } from './table-query.ts';

/** A page of versions, newest first, and after them the older one that the last is compared with, if there is one. */
export interface FoundVersions<Version> {
  readonly versions: readonly Version[];
  readonly total: number;
}

/** The replies for the versions of a page, each made from the version and its predecessor. */
export function versionPage<Version, Reply>(
  { versions, total }: FoundVersions<Version>,
  { rowsPerPage }: PageRequest,
  replyOf: (version: Version, before: Version | undefined) => Reply,
) {
  return {
    rows: versions.slice(0, rowsPerPage).map((version, index) => replyOf(version, versions[index + 1])),
    TotalRows: total,
    MaxPage: Math.ceil(total / rowsPerPage),
  };
}
