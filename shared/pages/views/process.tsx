import { ProcessSteps } from "../../components/process-steps/process-steps.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(ProcessSteps);
