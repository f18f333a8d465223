/** The errors of a compiler's output that `seen` lacks, which gets them: shared files belong to several programs. */
export function newErrors(output: string, seen: Set<string>): string[] {
  // Further lines of an error are indented.
  const errors = output.split(/\n(?=\S)/).map((error) => error.trimEnd());
  return errors.filter((error) => {
    const isNew = error !== "" && !seen.has(error);
    seen.add(error);
    return isNew;
  });
}
