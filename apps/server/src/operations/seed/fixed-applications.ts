import { SigningMode, type Status } from '@portal/api/contract';

/** The fixed properties of an application by its number; the others are generated. */
export interface FixedApplication {
  readonly status?: Status;
  readonly lastStatus?: Status;
  readonly mode?: string;
  readonly type?: string;
  readonly accountName?: string;
  readonly amount?: number;
  readonly products?: readonly string[];
  readonly label?: string;
  readonly systemLabel?: string;
  readonly assignee?: { readonly globalId: string; readonly name: string };
  readonly documents?: number;
  readonly documentsRequired?: boolean;
  readonly daysOld?: number;
  readonly cancelRefusal?: string;
  /** An edit has to be confirmed even though it is incomplete. */
  readonly confirmEdit?: boolean;
  /** A second applicant locked out by wrong codes. */
  readonly mfaLocked?: boolean;
  /** A requirement that every verification can be run for. */
  readonly verifiable?: boolean;
  readonly violations?: boolean;
  /** One number provided, one missing. */
  readonly taxPair?: boolean;
  readonly actionRequiredHtml?: string;
}

const numbered: Readonly<Record<number, FixedApplication>> = {
  1001: {
    status: 'Complete',
    mode: SigningMode.online,
    type: 'Trust Individual',
    amount: 1_250_000.75,
    products: ['Cash', 'Shares', 'Bonds', 'Property', 'Gold'],
    label: 'VIP',
    documents: 3,
    daysOld: 410,
  },
  1002: { status: 'Adviser edit', mode: SigningMode.online, daysOld: 12 },
  1003: { status: 'Locked', lastStatus: 'Primary edit', mode: SigningMode.online, daysOld: 34 },
  1004: {
    status: 'Documents pending',
    type: 'Trust Individual',
    mode: SigningMode.online,
    amount: 320_000,
    products: ['Cash', 'Shares', 'Bonds', 'Property'],
    label: 'VIP',
    systemLabel: 'Priority',
    assignee: { globalId: 'G-OTTO', name: 'Old Otto' },
    documents: 3,
    documentsRequired: true,
    daysOld: 61,
    violations: true,
    taxPair: true,
    actionRequiredHtml:
      '<p>Provide <strong>one</strong> of the following, certified within 12 months:</p><ul><li>Australian passport</li><li>Driver licence, front and back</li></ul>',
  },
  1005: { status: 'Primary edit', mode: SigningMode.printAndSign, daysOld: 19 },
  1006: {
    status: 'Primary edit',
    mode: SigningMode.online,
    type: 'Joint',
    daysOld: 23,
    mfaLocked: true,
    verifiable: true,
  },
  1007: {
    status: 'Primary submit',
    mode: SigningMode.online,
    daysOld: 27,
    cancelRefusal: 'A deposit has been received for this application; refund it before cancelling.',
  },
  1008: { status: 'Primary edit', mode: SigningMode.online, daysOld: 16, confirmEdit: true },
  1009: { amount: 900, products: ['Cash', 'Shares', 'Bonds'] },
  1010: { status: 'Primary edit', accountName: '=1+1', amount: 10_000, daysOld: 44 },
  1101: { status: 'Primary edit', mode: SigningMode.online, documents: 2 },
};

/** Numbers of ordinary applications: enough of both kinds for any test. */
const ordinary = Array.from({ length: 48 }, (_, index): [number, FixedApplication] => {
  const id = 1100 + index;
  if (index % 3 === 0) return [id, { status: 'Primary edit', mode: SigningMode.online }];
  if (index % 5 === 1) return [id, { status: 'Complete', mode: SigningMode.online }];
  return [id, {}];
});

export const fixedApplications: ReadonlyMap<number, FixedApplication> = new Map([
  ...ordinary,
  ...Object.entries(numbered).map(([id, fixed]) => [Number(id), fixed] as const),
]);
