/** The signed-in person of a request, as the verified token and the database say. */
export interface Person {
  readonly tenant: string;
  /** Unique within the tenant only. */
  readonly globalId: string;
  readonly displayName: string;
  readonly email: string;
  /** Claims of the token, exactly as granted. */
  readonly claims: readonly string[];
  /** Place of work; bounds what an all-apps claim by location shows (OP-045). */
  readonly location: string | null;
  /** Restriction group; bounds what an all-apps claim by group shows (OP-045). */
  readonly group: string | null;
}
