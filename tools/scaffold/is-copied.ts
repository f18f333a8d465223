/** What is this company's own, or of no use to another one. */
const LEFT_OUT = [
  /^client\/public\/(?:media|files|share|icons|favicon)/,
  /^worker\/content-service\/seed\/(?!README)/,
  /^tools\/art\/(?:scenes\/|README|logo\.svg)/,
  /^tools\/art\/files\/(?!(?:browser|font-packages|mark|places|run)\.ts)/,
  /^tools\/scaffold\//,
  /^shared\/brand\/(?:(?:site|home|words)\.ts|(?:media|pictures)\.json|colours\.css)$/,
  /^(?:README|CHANGELOG)\.md$/,
  /^docs\/home\./,
  /\banother-company\b.*\.ts$/,
  /^tests\/(?:helpers\/another-site|unit\/scaffold\.test)\.ts$/,
  /^tests\/\w+\/company\//,
];

/** Whether a file of this repository belongs into a new company's project. */
export function isCopied(path: string): boolean {
  return !LEFT_OUT.some((pattern) => pattern.test(path));
}
