import { baseNeeds, can, everyClaim, Permission, PermissionGroup } from '@portal/api/contract';
import type { Claim, Endpoint } from '@portal/api/contract';
import { releaseScope } from '../../../../tools/test-scope.ts';
import type { TestUser } from './add-users.ts';

/** The result of a call in the matrix: `let in` is 200 or 204. */
export type AccessResult = 'let in' | 401 | 403 | 404;

const { allAppsInstance, individualVerification, generateDraftReport, emailResumeLink, taxSummary } =
  Permission;

/** Whether the path names an application. */
const namesApplication = ({ path }: Endpoint): boolean => /\{(id|guid|applicationGuid)\}/.test(path);

/** Calls that name an application in their body, or by one of its applicants. */
const namesItElsewhere: readonly string[] = ['C26', 'C28', 'C48', 'C57'];
/** Calls that name a person of the tenant. */
const namesPerson: readonly string[] = ['C70', 'C71', 'C72', 'C73', 'C88'];

export const aboutOneApplication = (endpoint: Endpoint): boolean =>
  namesApplication(endpoint) || namesItElsewhere.includes(endpoint.id);

/** Whether the subject of a call can be invisible to its sender. */
export const canBeHidden = (endpoint: Endpoint): boolean =>
  aboutOneApplication(endpoint) || namesPerson.includes(endpoint.id);

/** Claims that the request of the matrix needs in addition to those of its endpoint. */
const alsoNeeds: Readonly<Record<string, Claim | readonly Claim[]>> = {
  // An export needs the list claim of its scope; the request is for all applications.
  C30: PermissionGroup.allApps,
  // Figures need it too; the request is for own applications.
  C135: Permission.myApps,
  // The request is for a draft, a resume link and a new enquiry, each of which needs one of several claims.
  C52: generateDraftReport,
  C87: emailResumeLink,
  C59: individualVerification,
  // A number can be revealed only to people who can see the tax card.
  C86: taxSummary,
};
/** These check the visibility of the application before the particular claim. */
const seenFirst: readonly string[] = ['C52', 'C87', 'C59', 'C86'];

/** Their subject belongs to one person, or does not exist, so it is not found. */
export const ofOnePerson: readonly string[] = [
  'C43',
  'C50',
  'C57',
  'C83',
  'C90',
  'C96',
  'C98',
  'C101',
  'C111',
  'C114',
  'C115',
  'C126',
  'C127',
];

const groupsOf = ({ id, needs, base }: Endpoint): (readonly Claim[])[] => {
  const listed = (claims: Claim | readonly Claim[]) => (typeof claims === 'string' ? [claims] : claims);
  const own = needs === 'public' || needs === 'signedIn' || needs === 'visible' ? [] : [listed(needs)];
  const [also, more] = [baseNeeds[base], alsoNeeds[id]];
  return [...own, ...(also ? [[also]] : []), ...(more ? [listed(more)] : [])];
};

/** The expected result for a user with these claims who owns nothing and has no location. */
export function expectedAccess(endpoint: Endpoint, claims: readonly Claim[]): AccessResult {
  const { id, needs, base } = endpoint;
  const lacks = (needed: Claim | readonly Claim[] | undefined) =>
    needed !== undefined && !can(claims, needed);
  if (needs === 'public') return 'let in';
  if (lacks(baseNeeds[base])) return 403;
  if (needs !== 'signedIn' && needs !== 'visible' && lacks(needs)) return 403;
  if (lacks(alsoNeeds[id]) && !seenFirst.includes(id)) return 403;
  if (aboutOneApplication(endpoint) && lacks(allAppsInstance)) return 404;
  if (lacks(alsoNeeds[id])) return 403;
  return ofOnePerson.includes(id) ? 404 : 'let in';
}

/**
 * Users with no claim, each claim alone, all but the needed claims, exactly these, and these without visibility. Outside
 * of the release scope claims that the endpoint does not need are not tried alone: 'all but' has all of them.
 */
export function callersOf(endpoint: Endpoint): TestUser[] {
  const needed = groupsOf(endpoint);
  const alone = releaseScope ? everyClaim : everyClaim.filter((claim) => needed.flat().includes(claim));
  const just = needed.map(([first]) => first).filter((claim) => claim !== undefined);
  const named = (id: string, permissions: readonly Claim[]): TestUser => ({ id, permissions });
  return [
    named('nothing', []),
    ...alone.map((claim) => named(`only ${claim}`, [claim])),
    ...needed.map((group) =>
      named(
        `all but ${group.join(' ')}`,
        everyClaim.filter((claim) => !group.includes(claim)),
      ),
    ),
    ...(needed[0] ?? []).map((claim) =>
      named(`${claim} for ${endpoint.id}`, [...new Set([claim, ...just.slice(1), allAppsInstance])]),
    ),
    ...(aboutOneApplication(endpoint)
      ? [named(`no owner, for ${endpoint.id}`, [...new Set([Permission.myApps, ...just])])]
      : []),
  ];
}
