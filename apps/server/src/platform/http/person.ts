/** The signed-in person of a request: who it is says the verified token, everything else the database, within seconds. */
export interface Person {
  readonly tenant: string;
  /** Unique within the tenant only. */
  readonly globalId: string;
  /** The session that the request belongs to, as `sessions.ts` lists it. */
  readonly session: string;
  readonly displayName: string;
  readonly email: string;
  /** What they may do now, whatever it was when the token was issued. */
  readonly claims: readonly string[];
  /** Place of work; bounds what an all-apps claim by location shows (OP-045). */
  readonly location: string | null;
  /** Restriction group; bounds what an all-apps claim by group shows (OP-045). */
  readonly group: string | null;
}
