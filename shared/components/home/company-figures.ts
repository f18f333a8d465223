import type { MessageKey } from "../../i18n/messages.ts";
import { site } from "../../site.ts";

interface Figure {
  value: number;
  label: MessageKey;
  unit: MessageKey;
}

/** The brand's figures with their names. */
export const figures: readonly Figure[] = [
  { value: site.figures.customers, label: "figureCustomers", unit: "figureCustomersUnit" },
  { value: site.figures.countries, label: "figureCountries", unit: "figureCountriesUnit" },
  { value: site.figures.staff, label: "figureStaff", unit: "figureStaffUnit" },
  { value: site.figures.racks, label: "figureRacks", unit: "figureRacksUnit" },
];
