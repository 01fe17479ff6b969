/**
 * The signed-in person of a request. The id comes from the verified token; everything else comes from the database
 * and is at most seconds old.
 */
export interface Person {
  readonly tenant: string;
  /** Unique within the tenant only. */
  readonly globalId: string;
  /** The session of the request, as `sessions.ts` lists it. */
  readonly session: string;
  readonly displayName: string;
  readonly email: string;
  /** The current claims, not those at the issue of the token. */
  readonly claims: readonly string[];
  /** Place of work; bounds what an all-apps claim by location shows (OP-045). */
  readonly location: string | null;
  /** Restriction group; bounds what an all-apps claim by group shows (OP-045). */
  readonly group: string | null;
}
