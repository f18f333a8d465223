import type { Locale } from "../i18n/locales.ts";

/** The name of the meta element that contains {@link Reporting} as JSON. */
export const REPORTING_META = "reporting";

/** The paths to which browsers send their reports. */
export const VITALS_PATH = "/vitals";
export const ERRORS_PATH = "/errors";

/**
 * The settings for the reports that browsers send about a document. If reports are switched off, the document contains
 * no settings.
 */
export interface Reporting {
  /** The share of visits that report web vitals, from 0 to 1. */
  vitals: number;
  errors: boolean;
  page: ReportedPage;
}

/** The fields of a report that identify the document. */
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

/** The limit for the stack frames in a report. The same limit applies to the frames of React components. */
export const MAX_FRAMES = 10;

/**
 * A report about an error. It leaves out the error's message, because a message may contain text that a visitor has
 * typed.
 */
export interface ErrorReport extends ReportedPage {
  kind: (typeof ERROR_KINDS)[number];
  /** The class of the error. */
  name: string;
  /** The number of the error, if React has thrown it. */
  code?: number;
  /** Positions in the site's scripts, such as `main-msq4lnd9.js:1:2345`. The innermost one comes first. */
  frames: string[];
  /** Positions of the React component in which the error happened, and of the components around it. */
  components: string[];
}
