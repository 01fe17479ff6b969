import type { RegisteredCompany } from './company-registry.ts';

/** Names of companies that do not exist. */
const names = [
  'Tidewater Orchards Pty Ltd',
  'Castellanos Holdings Pty Ltd',
  'Dunmore Pastoral Pty Ltd',
  'Quillfeather Holdings Pty Ltd',
  'Brindle Freight Pty Ltd',
  'Sorrel Creek Vineyards Pty Ltd',
  'Lanternwick Dental Pty Ltd',
  'Northmoor Childcare Pty Ltd',
  'Haddadin Nominees Pty Ltd',
  'Wattlebird Logistics Pty Ltd',
  'Copperline Electrical Pty Ltd',
  'Saltbush Robotics Pty Ltd',
  'Marram Coastal Builders Pty Ltd',
  'Figtree Early Learning Pty Ltd',
  'Ironbark Surveying Pty Ltd',
  'Pelican Point Moorings Pty Ltd',
  'Redgum Physiotherapy Pty Ltd',
  'Bluestone Archive Services Pty Ltd',
  'Kestrel Ridge Apiaries Pty Ltd',
  'Mulga Downs Transport Pty Ltd',
  'Bottlebrush Interiors Pty Ltd',
  'Southerly Marine Finance Limited',
] as const;

const offices = [
  'Newcastle NSW 2300',
  'Geelong VIC 3220',
  'Toowoomba QLD 4350',
  'Fremantle WA 6160',
  'Launceston TAS 7250',
  'Mount Gambier SA 5290',
] as const;

/** Eight digits with their check digit. */
function withCheckDigit(eight: string): string {
  const sum = [...eight].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return `${eight}${(10 - (sum % 10)) % 10}`;
}

const numberAt = (index: number) => withCheckDigit(String(60_144_290 + index * 1_720_361).padStart(8, '0'));

const company = (number: string, name: string, index: number): RegisteredCompany => ({
  number,
  name,
  status: 'Registered',
  type: name.endsWith('Pty Ltd')
    ? 'Australian proprietary company, limited by shares'
    : 'Australian public company, limited by shares',
  registeredOn: `${1996 + index}-${String(1 + (index % 12)).padStart(2, '0')}-${String(3 + index).padStart(2, '0')}`,
  office: offices[index % offices.length] ?? '',
});

/** The companies of the bundled registry; the first one is used in the documentation. */
export const bundledCompanies: readonly RegisteredCompany[] = [
  company('123456789', 'Acme Mining Pty Ltd', 0),
  ...names.map((name, index) => company(numberAt(index), name, index + 1)),
];
