const wanted = 26;

/**
 * The pinned Node comes as a package for Linux and macOS; elsewhere the host's runs this, and an older one could
 * not read the server's TypeScript.
 */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= wanted) return;
  console.error(
    `The portal needs Node ${wanted}; this is ${process.versions.node}. Install it and start again.`,
  );
  process.exit(1);
}
