/**
 * Leave for our own scripts to be started in a worker.
 *
 * The content security policy asks for Trusted Types: a browser that knows them starts a script
 * and takes markup only through a policy the server has named, Lit's and this one.
 */

interface Policy {
  /** The address, as `Worker` and `register` take it. */
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy("companion", { createScriptURL: ours });

/** The address of a script that we serve. Throws for any other. */
export function ownScript(address: string): string {
  return policy ? policy.createScriptURL(address) : ours(address);
}

function ours(address: string): string {
  if (new URL(address, location.origin).origin !== location.origin)
    throw new TypeError(`not ours: ${address}`);
  return address;
}
