import type { MessageKey } from "../../i18n/messages.ts";

interface Figure {
  value: number;
  label: MessageKey;
  unit: MessageKey;
}

/** Steel traded on the platform each year, in ten thousand tonnes. */
export const traded: readonly { year: number; amount: number }[] = [
  { year: 2019, amount: 1180 },
  { year: 2020, amount: 1460 },
  { year: 2021, amount: 2050 },
  { year: 2022, amount: 2430 },
  { year: 2023, amount: 2910 },
  { year: 2024, amount: 3370 },
  { year: 2025, amount: 3860 },
];

export const figures: readonly Figure[] = [
  { value: 1900, label: "figureCustomers", unit: "figureCustomersUnit" },
  { value: 12, label: "figureCountries", unit: "figureCountriesUnit" },
  { value: 8600, label: "figureStaff", unit: "figureStaffUnit" },
  { value: 26000, label: "figureRacks", unit: "figureRacksUnit" },
];
