import { isAllowed, shippedPackages } from './licences.ts';

const packages = await shippedPackages();
const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of packages) console.log(`${name} ${version}\t${licence}`);
for (const { name, licence } of refused)
  console.error(`${name} is shipped under ${licence}, which is not in tools/licences.ts.`);
process.exitCode = packages.length > 0 && refused.length === 0 ? 0 : 1;
