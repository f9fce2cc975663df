declare module "virtual:engine" {
  export const files: import("../../engine.ts").EngineFile[];
}
