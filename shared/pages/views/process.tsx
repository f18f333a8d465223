import { ProcessSteps } from "../../components/process-steps/process-steps.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(ProcessSteps);
