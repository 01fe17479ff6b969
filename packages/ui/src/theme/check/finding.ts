/** The fields of a look, in the order in which people see them. */
export const lookFields = ['brand', 'nav', 'radius', 'density', 'font', 'logo', 'logoDark', 'icon'] as const;

/** A part of a look that a tenant sets: an input of the theme, or one of its images. */
export type LookField = (typeof lookFields)[number];

/**
 * A result of a check. `fails` is below what the contract promises, `warning` is a choice that users may regret, and
 * `adjusted` is a colour that the portal replaces by a readable one.
 */
export type FindingLevel = 'fails' | 'warning' | 'adjusted';

export interface Finding {
  /** Stable name of what was found, such as `brand-near-danger`. Two images may have the same finding. */
  readonly id: string;
  readonly level: FindingLevel;
  /** The field whose change removes the finding. */
  readonly field: LookField;
  /** A sentence with the measured value. */
  readonly what: string;
  /** The nearest colour for `field` that passes, as `#rrggbb`. */
  readonly nearest?: string | undefined;
}
