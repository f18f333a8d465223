import { fullListPage } from "../full-list.tsx";
import { Opening, ProcessSteps } from "./process/process-steps.tsx";

export const Component = fullListPage(ProcessSteps, { Opening });
