import { nothing } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

/**
 * A directive that sets CSS custom properties: `<div ${vars({ "--columns": 4 })}>`.
 *
 * Lit's `styleMap` first writes a style attribute, which the content security policy forbids; this sets
 * them through the CSSOM.
 */
class Vars extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("vars belongs on an element");
  }

  override render(_values: Record<`--${string}`, string | number>): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [values]: Parameters<this["render"]>): typeof nothing {
    for (const [name, value] of Object.entries(values)) {
      (element as HTMLElement).style.setProperty(name, String(value));
    }
    return nothing;
  }
}

export const vars = directive(Vars);
