/** What a status means to the eye; colours stay in the tokens. */
export type Tone = 'success' | 'pending' | 'danger' | 'info' | 'neutral';

/** The ten statuses. The list to offer is part of the system information. */
export const statuses = [
  'Adviser edit',
  'Adviser submit',
  'Primary edit',
  'Primary submit',
  'Secondary review',
  'Documents pending',
  'Locked',
  'Depersonalised',
  'Complete',
  'Cancelled',
] as const;

export type Status = (typeof statuses)[number];

/** Documents pending and Complete stand out; every other one, Locked included, is alike (OP-089). */
const tones = {
  'Adviser edit': 'neutral',
  'Adviser submit': 'neutral',
  'Primary edit': 'neutral',
  'Primary submit': 'neutral',
  'Secondary review': 'neutral',
  'Documents pending': 'pending',
  Locked: 'neutral',
  Depersonalised: 'neutral',
  Complete: 'success',
  Cancelled: 'neutral',
} as const satisfies Record<Status, Tone>;

/** Statuses are compared trimmed and without regard to case (OP-052). */
export const isStatus = (value: string, status: Status): boolean =>
  value.trim().toLowerCase() === status.toLowerCase();

/** The tone of a status; an unknown one is neutral. */
export function statusTone(value: string): Tone {
  const known = statuses.find((status) => isStatus(value, status));
  return known ? tones[known] : 'neutral';
}
