import { fullListPage } from "../full-list.tsx";
import { ProcessSteps } from "./process/process-steps.tsx";

export const Component = fullListPage(ProcessSteps);
