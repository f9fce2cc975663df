declare module "virtual:engine" {
  export const files: { name: string; bytes: number; sha256: string }[];
}
