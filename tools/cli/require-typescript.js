// npm's scripts import this file first. It is plain JavaScript, because an older Node cannot run TypeScript and would
// only print ERR_UNKNOWN_FILE_EXTENSION.
if (!process.features.typescript) {
  console.error(
    `✗ Node ${process.versions.node} cannot run this script. Install the project's own Node with npm ci, and start scripts with npm or npx`,
  );
  process.exit(1);
}
