import { baseNeeds, can, everyClaim, Permission, PermissionGroup } from '@portal/api/contract';
import type { Claim, Endpoint } from '@portal/api/contract';
import type { TestUser } from './add-users.ts';

/** What the matrix calls an answer: `let in` is 200 or 204. */
export type AccessResult = 'let in' | 401 | 403 | 404;

const { allAppsInstance, individualVerification, generateDraftReport, emailResumeLink, taxSummary } =
  Permission;

/** Places of a path that name an application. */
const namesApplication = ({ path }: Endpoint): boolean => /\{(id|guid|applicationGuid)\}/.test(path);

/** Calls that name one application otherwise: in their body, or by one of its applicants. */
const namesItElsewhere: readonly string[] = ['C26', 'C28', 'C48', 'C57'];
/** Calls that name a person of the tenant. */
const namesPerson: readonly string[] = ['C70', 'C71', 'C72', 'C73', 'C88'];

export const aboutOneApplication = (endpoint: Endpoint): boolean =>
  namesApplication(endpoint) || namesItElsewhere.includes(endpoint.id);

/** Whether what a call names may be out of sight of whoever sends it. */
export const canBeHidden = (endpoint: Endpoint): boolean =>
  aboutOneApplication(endpoint) || namesPerson.includes(endpoint.id);

/** What the request of the matrix needs beside the claims of its call, as table P has it. */
const alsoNeeds: Readonly<Record<string, Claim | readonly Claim[]>> = {
  // Export needs the list claim of its scope; the request is for all.
  C30: PermissionGroup.allApps,
  // A draft is asked for, a resume link previewed, and a new enquiry run: of several claims just that one.
  C52: generateDraftReport,
  C87: emailResumeLink,
  C59: individualVerification,
  // A number is shown to whoever sees that there is one.
  C86: taxSummary,
};
/** A look at the application comes before the question which of several claims it is. */
const seenFirst: readonly string[] = ['C52', 'C87', 'C59', 'C86'];

/** What they lead to belongs to one person, or is made up here: it is not found. */
export const ofOnePerson: readonly string[] = ['C43', 'C50', 'C57', 'C83', 'C90'];

const groupsOf = ({ id, needs, base }: Endpoint): (readonly Claim[])[] => {
  const listed = (claims: Claim | readonly Claim[]) => (typeof claims === 'string' ? [claims] : claims);
  const own = needs === 'public' || needs === 'signedIn' || needs === 'visible' ? [] : [listed(needs)];
  const [also, more] = [baseNeeds[base], alsoNeeds[id]];
  return [...own, ...(also ? [[also]] : []), ...(more ? [listed(more)] : [])];
};

/** What somebody with these claims, who owns nothing and works nowhere, is answered. */
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

/** Everybody who sends a call: nothing, each claim alone, all but what it needs, just what it needs, that without sight. */
export function callersOf(endpoint: Endpoint): TestUser[] {
  const needed = groupsOf(endpoint);
  const just = needed.map(([first]) => first).filter((claim) => claim !== undefined);
  const named = (id: string, permissions: readonly Claim[]): TestUser => ({ id, permissions });
  return [
    named('nothing', []),
    ...everyClaim.map((claim) => named(`only ${claim}`, [claim])),
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
