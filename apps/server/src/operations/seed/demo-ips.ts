import type { DemoApplication } from './demo-applications.ts';
import { between } from './moments.ts';
import type { Random } from './random.ts';

/** A looked-up address, from the ranges that are reserved for documentation. */
interface FoundAddress {
  readonly address: string;
  readonly isp_name: string | null;
  readonly is_vpn: boolean;
}

const found: readonly ((chance: Random) => FoundAddress)[] = [
  (chance) => open(`203.0.113.${chance.whole(1, 254)}`, 'Southern Cable Net'),
  (chance) => open(`192.0.2.${chance.whole(1, 254)}`, 'Bayside Fibre'),
  (chance) => open(`2001:db8:${chance.whole(1, 9999)}::${chance.whole(1, 9999)}`, 'Bayside Fibre'),
  (chance) => open(`203.0.113.${chance.whole(1, 254)}`, null),
  (chance) => relayed(`198.51.100.${chance.whole(1, 254)}`),
];

const open = (address: string, isp_name: string | null) => ({ address, isp_name, is_vpn: false });
const relayed = (address: string) => ({ address, isp_name: 'Relay Hosting Co', is_vpn: true });

const userStates = ['primaryapplicant', 'secondaryapplicant', 'adviser'];

/** Of 1004: one applicant directly, one behind a relay, and the adviser. */
const promised = [
  open('203.0.113.42', 'Southern Cable Net'),
  relayed('198.51.100.7'),
  open('192.0.2.10', 'Harbour Trust'),
];

/** Addresses of clients. Depersonalised applications have none, and neither has every hundredth application. */
export function demoIps(
  applications: readonly DemoApplication[],
  chance: Random,
  at: Date,
): readonly Readonly<Record<string, unknown>>[] {
  return applications
    .filter(({ row }) => row.status !== 'Depersonalised' && row.id % 100 !== 8)
    .flatMap(({ row, applicants, fixed }) => {
      const addresses = fixed.taxPair ? promised : applicants.map(() => chance.pick(found)(chance));
      const end = row.completed_at ?? at.toISOString();
      return addresses.map((address, position) => ({
        tenant_id: row.tenant_id,
        application_id: row.id,
        position,
        user_state: userStates[position],
        applicant_name: applicants[position]?.name ?? row.owner_name,
        ...address,
        seen_at: between(row.created_at, end, 0.01 + position * 0.2),
      }));
    });
}
