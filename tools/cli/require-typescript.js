// Plain JavaScript that npm's scripts import first: an older Node could only say ERR_UNKNOWN_FILE_EXTENSION.
if (!process.features.typescript) {
  console.error(
    `✗ Node ${process.versions.node} cannot run this: install the project's own with npm ci, and start scripts with npm or npx`,
  );
  process.exit(1);
}
