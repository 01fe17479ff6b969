/** Major version that the server, its commands and these tools need. */
export const wantedNode = 26;

/** What is said under an older one. */
export const needsNode = (found: string): string =>
  `The portal needs Node ${wantedNode}; this is ${found}. Install it and start again.`;

/**
 * The pinned Node comes as a package for Linux and macOS; elsewhere the host's runs this, and an older one could
 * not read the server's TypeScript.
 */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= wantedNode) return;
  console.error(needsNode(process.versions.node));
  process.exit(1);
}
