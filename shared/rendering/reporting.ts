import type { Locale } from "../i18n/locales.ts";

/** Name of the meta element that has {@link Reporting} as JSON. */
export const REPORTING_META = "reporting";

/** Where browsers post their reports. */
export const VITALS_PATH = "/vitals";
export const ERRORS_PATH = "/errors";

/** What browsers report about a document. A document about which they report nothing does not contain it. */
export interface Reporting {
  /** Share of the visits that report web vitals, from 0 to 1. */
  vitals: number;
  errors: boolean;
  page: ReportedPage;
}

/** What a report says about its document. */
export interface ReportedPage {
  build: string;
  view: string;
  locale: Locale;
}

export const METRICS = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;

/** Web vitals in milliseconds, except CLS, which has no unit. A metric that was not measured is missing. */
export type Metrics = Partial<Record<(typeof METRICS)[number], number>>;

export interface VitalsReport extends ReportedPage {
  navigation: string;
  /** Network Information API; `unknown` in browsers without it. */
  connection: string;
  metrics: Metrics;
}

/** `chunk` means that a chunk of code could not be loaded. */
export const ERROR_KINDS = ["error", "rejection", "chunk"] as const;

/** The most frames of the stack in a report, and the most frames of React components. */
export const MAX_FRAMES = 10;

/** An error without its message, because that may contain what a visitor has typed. */
export interface ErrorReport extends ReportedPage {
  kind: (typeof ERROR_KINDS)[number];
  /** Class of the error. */
  name: string;
  /** Number of React's error. */
  code?: number;
  /** Positions in the site's scripts, such as `main-msq4lnd9.js:1:2345`, the innermost first. */
  frames: string[];
  /** Positions of the React component in which it happened and of those around it. */
  components: string[];
}
