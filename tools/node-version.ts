/** Major version of Node that the server, its commands and these tools need. */
export const wantedNode = 26;

/** The message under an older version. */
export const needsNode = (found: string): string =>
  `The portal needs Node ${wantedNode}; this is ${found}. Install it and start again.`;

/**
 * The pinned Node is a package for Linux and macOS. On other systems the host's Node runs this, and an older one
 * cannot read the server's TypeScript.
 */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= wantedNode) return;
  console.error(needsNode(process.versions.node));
  process.exit(1);
}
