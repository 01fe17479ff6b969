import { installedFault, nodeChecksums, publishedFault } from './node-checksums.ts';

/** The Node that is installed; with `--published` every kept checksum against what Node's makers publish, from the network. */
const platforms = Object.keys(nodeChecksums.programs);
const faults = process.argv.includes('--published')
  ? await Promise.all(platforms.map((platform) => publishedFault(nodeChecksums, platform)))
  : [await installedFault(nodeChecksums)];
for (const fault of faults) if (fault !== undefined) console.error(fault);
process.exitCode = faults.every((fault) => fault === undefined) ? 0 : 1;
