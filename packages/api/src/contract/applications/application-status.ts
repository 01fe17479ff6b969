/** Semantic colour of a status. The theme tokens define the colours. */
export type Tone = 'success' | 'pending' | 'danger' | 'info' | 'neutral';

/** The ten known statuses. The system information lists those to offer. */
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

/** Only Documents pending and Complete have a colour of their own (OP-089). */
const tones: Readonly<Partial<Record<Status, Tone>>> = {
  'Documents pending': 'pending',
  Complete: 'success',
};

/** Compares statuses without regard to case or surrounding spaces (OP-052). */
export const isStatus = (value: string, status: Status): boolean =>
  value.trim().toLowerCase() === status.toLowerCase();

/** The tone of a status, `neutral` for an unknown one. */
export function statusTone(value: string): Tone {
  const known = statuses.find((status) => isStatus(value, status));
  return (known && tones[known]) ?? 'neutral';
}
