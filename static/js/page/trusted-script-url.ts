/**
 * The Trusted Types policy for scripts of workers.
 *
 * The content security policy requires Trusted Types: a browser that has them starts a script or takes
 * markup only through a policy that the header names, Lit's or this one.
 */

interface ScriptUrlPolicy {
  /** Return the address in the form that `Worker` and `register` accept. */
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy } | undefined;
}

/** A path on this server; "//" would lead to another one. */
const OWN_PATH = /^\/[^/\\]/;
const rules: ScriptUrlPolicy = { createScriptURL: checkPath };
const policy = globalThis.trustedTypes?.createPolicy("companion", rules) ?? rules;

/** Return the address of a script that we serve, given as a path. Throws for any other. */
export function trustedScriptUrl(path: string): string {
  return policy.createScriptURL(path);
}

function checkPath(path: string): string {
  if (!OWN_PATH.test(path)) throw new TypeError(path);
  return path;
}
