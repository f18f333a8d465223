import type { MessageKey } from "../../i18n/messages.ts";

interface BusinessField {
  name: MessageKey;
  text: MessageKey;
  /** Name of a picture in shared/media.json. */
  picture: string;
  icon: string;
}

/** The four fields that the group's name stands for (specification section 1). */
export const businessFields: readonly BusinessField[] = [
  {
    name: "fieldInformatisation",
    text: "fieldInformatisationText",
    picture: "control-room",
    icon: "database",
  },
  {
    name: "fieldAutomation",
    text: "fieldAutomationText",
    picture: "caster-slab",
    icon: "gear",
  },
  {
    name: "fieldIntelligence",
    text: "fieldIntelligenceText",
    picture: "robot-cell",
    icon: "robot",
  },
  {
    name: "fieldInfrastructure",
    text: "fieldInfrastructureText",
    picture: "server-racks",
    icon: "server",
  },
];
