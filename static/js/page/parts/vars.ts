import { nothing } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

/**
 * Sets CSS custom properties on an element: `<div ${vars({ "--columns": 4 })}>`.
 *
 * Lit's `styleMap` writes a style attribute the first time, which the content
 * security policy does not allow; this one only ever uses the CSSOM.
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
