declare module "../../support/parts.js" {
  interface Parts {
    code: typeof import("./code.js");
    explanations: typeof import("./explanations.js");
  }
}

export {};
