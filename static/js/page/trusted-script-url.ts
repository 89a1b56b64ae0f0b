/**
 * Leave for our own scripts to be started in a worker.
 *
 * The content security policy asks for Trusted Types: a browser that knows them starts a script
 * and takes markup only through a policy the server has named, Lit's and this one.
 */

interface ScriptUrlPolicy {
  /** The address, as `Worker` and `register` take it. */
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy } | undefined;
}

/** A path on this server: "//" would lead to another one. */
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
