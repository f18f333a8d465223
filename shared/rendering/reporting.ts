import type { Locale } from "../i18n/locales.ts";

/** The name of the meta element that contains {@link Reporting} as JSON. */
export const REPORTING_META = "reporting";

/** The paths to which browsers send their reports. */
export const VITALS_PATH = "/vitals";
export const ERRORS_PATH = "/errors";

/** The reports that browsers send about a document. A document without reports does not contain this. */
export interface Reporting {
  /** The share of visits that report web vitals, from 0 to 1. */
  vitals: number;
  errors: boolean;
  page: ReportedPage;
}

/** The part of a report about its document. */
export interface ReportedPage {
  build: string;
  view: string;
  locale: Locale;
}

export const METRICS = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;

/** Web vitals in milliseconds. (CLS has no unit.) A metric that was not measured is missing. */
export type Metrics = Partial<Record<(typeof METRICS)[number], number>>;

export interface VitalsReport extends ReportedPage {
  navigation: string;
  /** The connection type of the Network Information API, or `unknown` in browsers without this API. */
  connection: string;
  metrics: Metrics;
}

/** The kinds of errors. `chunk` means that a chunk of code could not be loaded. */
export const ERROR_KINDS = ["error", "rejection", "chunk"] as const;

/** The most stack frames in a report, and also the most frames of React components. */
export const MAX_FRAMES = 10;

/**
 * A report about an error. It does not contain the message, because that may contain text that a visitor has typed.
 */
export interface ErrorReport extends ReportedPage {
  kind: (typeof ERROR_KINDS)[number];
  /** The class of the error. */
  name: string;
  /** The number of an error of React. */
  code?: number;
  /** Positions in the site's scripts, such as `main-msq4lnd9.js:1:2345`. The innermost one comes first. */
  frames: string[];
  /** Positions of the React component in which the error happened, and of the components around it. */
  components: string[];
}
